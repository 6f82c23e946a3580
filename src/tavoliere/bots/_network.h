/* The learned evaluation in C, without memory of its own: `network.py` says what the numbers mean, and does the same.
   The loops are written so that a compiler makes vectors of them: 32 sums at a time stay in registers. */

#include <stdint.h>

enum { MOST_FIRST = 256, MOST_SECOND = 32, MOST_ROWS = 1024, BLOCK = 32, FIRST_ONE = 127, SECOND_ONE = 127 << 5, SECOND_SHIFT = 3 };

typedef struct {
    int features, rows, first, second, outputs, policies, shift, embedding_bytes;
    const int* widths;
    const int16_t* row_of;     /* of every value of every feature; -1: it says nothing */
    const void* embedding;     /* [rows][first] of int8 or int16 */
    const int16_t* bias;       /* [first] */
    const int16_t* hidden;     /* [second][first] */
    const int32_t* hidden_bias;
    const int16_t* value;      /* [outputs][second] */
    const int32_t* value_bias;
    const int16_t* policy;     /* [policies][second] */
    const int32_t* policy_bias;
} TavoliereNetwork;

#define TAVOLIERE_SUMS(TYPE, NAME)                                                                              \
    static void NAME(const TavoliereNetwork* net, const int* chosen, int count, int16_t* first) {               \
        for (int block = 0; block < net->first; block += BLOCK) {                                               \
            const TYPE* embedding = (const TYPE*)net->embedding + block;                                        \
            int16_t sums[BLOCK];                                                                                \
            for (int j = 0; j < BLOCK; j++) sums[j] = net->bias[block + j];                                     \
            for (int i = 0; i < count; i++) {                                                                   \
                const TYPE* row = embedding + (long)chosen[i] * net->first;                                     \
                for (int j = 0; j < BLOCK; j++) sums[j] = (int16_t)(sums[j] + row[j]);                          \
            }                                                                                                   \
            for (int j = 0; j < BLOCK; j++) {                                                                   \
                int16_t x = (int16_t)(sums[j] >> net->shift);                                                   \
                x = x < 0 ? 0 : x;                                                                              \
                first[block + j] = x > FIRST_ONE ? FIRST_ONE : x;                                               \
            }                                                                                                   \
        }                                                                                                       \
    }
TAVOLIERE_SUMS(int8_t, tavoliere_sums_8)
TAVOLIERE_SUMS(int16_t, tavoliere_sums_16)

/* The second layer for these features. */
static void tavoliere_second_layer(const TavoliereNetwork* net, const int* features, int32_t* second) {
    int chosen[MOST_ROWS];
    int16_t first[MOST_FIRST];
    int count = 0, start = 0;
    for (int i = 0; i < net->features; i++) {
        if (features[i] > 0 && features[i] < net->widths[i]) {
            chosen[count] = net->row_of[start + features[i]];
            count += chosen[count] >= 0;
        }
        start += net->widths[i];
    }
    if (net->embedding_bytes == 1)
        tavoliere_sums_8(net, chosen, count, first);
    else
        tavoliere_sums_16(net, chosen, count, first);
    for (int k = 0; k < net->second; k++) {
        const int16_t* weights = net->hidden + k * net->first;
        int32_t sum = net->hidden_bias[k];
        for (int j = 0; j < net->first; j++) sum += (int32_t)first[j] * weights[j];
        sum >>= SECOND_SHIFT;
        sum = sum < 0 ? 0 : sum;
        second[k] = sum > SECOND_ONE ? SECOND_ONE : sum;
    }
}

static int32_t tavoliere_logit(const TavoliereNetwork* net, const int32_t* second, const int16_t* weights, int32_t bias) {
    for (int k = 0; k < net->second; k++) bias += second[k] * weights[k];
    return bias;
}

static int32_t tavoliere_value(const TavoliereNetwork* net, const int32_t* second, int output) {
    return tavoliere_logit(net, second, net->value + output * net->second, net->value_bias[output]);
}

static int32_t tavoliere_policy(const TavoliereNetwork* net, const int32_t* second, int action) {
    return tavoliere_logit(net, second, net->policy + action * net->second, net->policy_bias[action]);
}
