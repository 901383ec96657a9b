/** Takes the place of the description of the host beside each error of the federation runtime, which a browser never reads. */
export function optionsToMFContext(): void {}
