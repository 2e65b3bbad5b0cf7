/* Writes the words of one stream of core/rng.py to stdout for ever, for programs that test random numbers.

       dice_stream fast WORD          from the 60-bit word the stream stands at
       dice_stream keyed KEY STREAM   the key as 64 hexadecimal digits

   The words have 30 bits and are written without gaps: sixteen of them make fifteen numbers of 32 bits, in the byte
   order of this machine. tools/dieharder.py compares the first ones with core/rng.py. */

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define HALF ((1ull << 30) - 1)
#define WORD ((1ull << 60) - 1)
#define WORDS 16 /* in a block */

static uint32_t scramble(uint64_t word)
{
    uint64_t left = word >> 30, right = word & HALF;
    left ^= ((right * 0x2545F491) >> 17) & HALF;
    left ^= left >> 13;
    right ^= ((left * 0x1B873593) >> 16) & HALF;
    right ^= right >> 15;
    left ^= ((right * 0x27D4EB2F) >> 18) & HALF;
    left ^= left >> 14;
    right ^= ((left * 0x165667B1) >> 17) & HALF;
    return (uint32_t)(right ^ (right >> 12));
}

/* BLAKE2b as in RFC 7693. */

static const uint64_t IV[8] = {
    0x6a09e667f3bcc908, 0xbb67ae8584caa73b, 0x3c6ef372fe94f82b, 0xa54ff53a5f1d36f1,
    0x510e527fade682d1, 0x9b05688c2b3e6c1f, 0x1f83d9abfb41bd6b, 0x5be0cd19137e2179,
};
static const uint8_t SIGMA[12][16] = {
    {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15}, {14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3},
    {11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4}, {7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8},
    {9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13}, {2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9},
    {12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11}, {13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10},
    {6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5}, {10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0},
    {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15}, {14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3},
};

static inline uint64_t turned(uint64_t x, int by) { return x >> by | x << (64 - by); }

#define MIX(a, b, c, d, x, y)                                                                                          \
    a += b + x, d = turned(d ^ a, 32), c += d, b = turned(b ^ c, 24);                                                  \
    a += b + y, d = turned(d ^ a, 16), c += d, b = turned(b ^ c, 63)

static void compress(uint64_t state[8], const uint64_t m[16], uint64_t length, int last)
{
    uint64_t v[16];
    memcpy(v, state, 64);
    memcpy(v + 8, IV, 64);
    v[12] ^= length;
    if (last)
        v[14] = ~v[14];
    for (int round = 0; round < 12; round++) {
        const uint8_t *s = SIGMA[round];
        MIX(v[0], v[4], v[8], v[12], m[s[0]], m[s[1]]);
        MIX(v[1], v[5], v[9], v[13], m[s[2]], m[s[3]]);
        MIX(v[2], v[6], v[10], v[14], m[s[4]], m[s[5]]);
        MIX(v[3], v[7], v[11], v[15], m[s[6]], m[s[7]]);
        MIX(v[0], v[5], v[10], v[15], m[s[8]], m[s[9]]);
        MIX(v[1], v[6], v[11], v[12], m[s[10]], m[s[11]]);
        MIX(v[2], v[7], v[8], v[13], m[s[12]], m[s[13]]);
        MIX(v[3], v[4], v[9], v[14], m[s[14]], m[s[15]]);
    }
    for (int i = 0; i < 8; i++)
        state[i] ^= v[i] ^ v[i + 8];
}

static void take_key(uint64_t state[8], const char *hexadecimal)
{
    uint64_t m[16] = {0};
    memcpy(state, IV, 64);
    state[0] ^= 0x01010000 ^ 32 << 8 ^ 64;
    for (int i = 0; i < 32; i++) {
        unsigned byte;
        if (sscanf(hexadecimal + 2 * i, "%2x", &byte) != 1)
            exit(2);
        m[i / 8] |= (uint64_t)byte << 8 * (i % 8);
    }
    compress(state, m, 128, 0);
}

static void next_fast(uint32_t words[WORDS], uint64_t *word)
{
    for (int i = 0; i < WORDS; i++) {
        *word = (*word + 0x9E3779B97F4A7C1) & WORD;
        words[i] = scramble(*word);
    }
}

static void next_keyed(uint32_t words[WORDS], const uint64_t key[8], uint64_t stream, uint64_t block)
{
    uint64_t state[8], m[16] = {__builtin_bswap64(stream), __builtin_bswap64(block)};
    memcpy(state, key, 64);
    compress(state, m, 128 + 16, 1);
    for (int i = 0; i < WORDS; i++)
        words[i] = __builtin_bswap32((uint32_t)(state[i / 2] >> 32 * (i % 2))) >> 2;
}

static void write_out(const uint32_t words[WORDS])
{
    uint32_t out[15];
    for (int i = 0; i < 15; i++) /* 30 - 2 i bits of this word, and 2 + 2 i of the next */
        out[i] = words[i] << (2 + 2 * i) | words[i + 1] >> (28 - 2 * i);
    if (fwrite(out, sizeof out, 1, stdout) != 1)
        exit(0); /* nobody reads any more */
}

int main(int count, char **given)
{
    uint32_t words[WORDS];
    if (count == 3 && strcmp(given[1], "fast") == 0) {
        uint64_t word = strtoull(given[2], NULL, 10);
        for (;;) {
            next_fast(words, &word);
            write_out(words);
        }
    }
    if (count == 4 && strcmp(given[1], "keyed") == 0 && strlen(given[2]) == 64) {
        uint64_t key[8], stream = strtoull(given[3], NULL, 10);
        take_key(key, given[2]);
        for (uint64_t block = 0;; block++) {
            next_keyed(words, key, stream, block);
            write_out(words);
        }
    }
    fprintf(stderr, "usage: dice_stream fast WORD | dice_stream keyed KEY STREAM\n");
    return 2;
}
