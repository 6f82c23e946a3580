/* The learned evaluation in C, without memory of its own: `network.py` says what the numbers mean, and does the same.
   The loops are such that a compiler makes vectors of them: whole rows, four at a time, whose sum fits 16 bits, and a
   second layer of fixed width. */

enum {
    NET_FIRST = 256,
    NET_SECOND = 32,
    MOST_ROWS = 1024,
    FIRST_ONE = 127,
    SECOND_ONE = 127 << 5,
    SECOND_SHIFT = 3
};

typedef struct {
    int features, rows, first, outputs, policies, shift, embedding_bytes;
    const int* widths;
    const int16_t* row_of; /* of every value of every feature; -1: it says nothing */
    const void* embedding; /* [rows][first] of int8 or int16 */
    const int32_t* bias; /* [first] */
    const int16_t* hidden; /* [first][NET_SECOND] */
    const int32_t* hidden_bias;
    const int16_t* value; /* [outputs][NET_SECOND] */
    const int32_t* value_bias;
    const int16_t* policy; /* [policies][NET_SECOND] */
    const int32_t* policy_bias;
} Network;

#define TAVOLIERE_ADD_ROWS(TYPE, NAME)                                                                                 \
    static void NAME(const TYPE* __restrict from, const int* chosen, int count, int width, int32_t* __restrict sums) { \
        int i = 0;                                                                                                     \
        for (; i + 4 <= count; i += 4) {                                                                               \
            const TYPE* a = from + (size_t)chosen[i] * width;                                                          \
            const TYPE* b = from + (size_t)chosen[i + 1] * width;                                                      \
            const TYPE* c = from + (size_t)chosen[i + 2] * width;                                                      \
            const TYPE* d = from + (size_t)chosen[i + 3] * width;                                                      \
            for (int j = 0; j < width; j++) sums[j] += (int16_t)(a[j] + b[j] + c[j] + d[j]);                           \
        }                                                                                                              \
        for (; i < count; i++) {                                                                                       \
            const TYPE* a = from + (size_t)chosen[i] * width;                                                          \
            for (int j = 0; j < width; j++) sums[j] += a[j];                                                           \
        }                                                                                                              \
    }
TAVOLIERE_ADD_ROWS(int8_t, tavoliere_add_rows_8)
TAVOLIERE_ADD_ROWS(int16_t, tavoliere_add_rows_16)

/* The second layer for these features. */
static void tv_second_layer(const Network* net, const int* features, int32_t* second) {
    int chosen[MOST_ROWS];
    int32_t first[NET_FIRST];
    int32_t sums[NET_SECOND];
    int count = 0, start = 0;
    for (int i = 0; i < net->features; i++) {
        if (features[i] > 0 && features[i] < net->widths[i]) {
            chosen[count] = net->row_of[start + features[i]];
            count += chosen[count] >= 0;
        }
        start += net->widths[i];
    }
    memcpy(first, net->bias, net->first * sizeof(int32_t));
    if (net->embedding_bytes == 1)
        tavoliere_add_rows_8((const int8_t*)net->embedding, chosen, count, net->first, first);
    else
        tavoliere_add_rows_16((const int16_t*)net->embedding, chosen, count, net->first, first);
    memcpy(sums, net->hidden_bias, sizeof(sums));
    for (int j = 0; j < net->first; j++) {
        const int16_t* weights = net->hidden + j * NET_SECOND;
        int x = first[j] >> net->shift;
        if (x <= 0) continue;
        if (x > FIRST_ONE) x = FIRST_ONE;
        for (int k = 0; k < NET_SECOND; k++) sums[k] += x * weights[k];
    }
    for (int k = 0; k < NET_SECOND; k++) {
        int32_t x = sums[k] >> SECOND_SHIFT;
        x = x < 0 ? 0 : x;
        second[k] = x > SECOND_ONE ? SECOND_ONE : x;
    }
}

static int32_t tavoliere_logit(const int32_t* second, const int16_t* weights, int32_t sum) {
    for (int k = 0; k < NET_SECOND; k++) sum += second[k] * weights[k];
    return sum;
}

static int32_t tv_value_logit(const Network* net, const int32_t* second, int output) {
    return tavoliere_logit(second, net->value + output * NET_SECOND, net->value_bias[output]);
}

static int32_t tv_policy_logit(const Network* net, const int32_t* second, int action) {
    return tavoliere_logit(second, net->policy + action * NET_SECOND, net->policy_bias[action]);
}
