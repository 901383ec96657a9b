/** Under this prefix of the assets bucket stock lies as it was saved for processes that begin: written, read and granted by it. */
export const snapshotPrefix = 'stock/'
