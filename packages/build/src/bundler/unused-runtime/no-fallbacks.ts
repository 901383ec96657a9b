/** A remote bundles no copy of a shared module to fall back on: it uses the shell's or fails (MF-5). */
export const getSharedFallbackGetter = <Factory>({ factory }: { factory: Factory }): Factory => factory
