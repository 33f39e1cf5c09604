/** The lock under which blobs leave the store: a backup shares it, so that none goes that it is going to copy. */
export const BLOBS_LOCK = 7_236_154
