"""Read and write what is stored of a game: codec, chain, books, locks, exports."""
