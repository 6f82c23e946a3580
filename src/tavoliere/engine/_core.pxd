# The table of functions through which the engine plays any compiled game.
cdef struct Rules:
    size_t state_size
    void (*setup)(void* s, int* options) noexcept nogil
    int (*actor)(void* s) noexcept nogil
    int (*legal)(void* s, int* out) noexcept nogil
    int (*weights)(void* s, int* out) noexcept nogil
    void (*apply)(void* s, int a) noexcept nogil
    int (*scores)(void* s, int* out) noexcept nogil
    int (*standing)(void* s, int* out) noexcept nogil
    void (*view)(void* s, int seat) noexcept nogil
    int (*unknown)(void* s, int* out) noexcept nogil
    void (*reveal)(void* s, int kind) noexcept nogil
    int (*seen)(void* s, int a, int seat) noexcept nogil
    int (*appeal)(void* s, int a) noexcept nogil
    int (*facts)(void* s, int* out) noexcept nogil
    int (*broken)(void* s) noexcept nogil
