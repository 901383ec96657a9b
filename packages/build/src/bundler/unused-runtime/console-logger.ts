/** Takes the place of the federation runtime's logger in the shell: its prefix, levels and stack traces are for debugging it. */
export const createLogger = (): Console => console
export { createLogger as createInfrastructureLogger }
export const logger = console
export const infrastructureLogger = console
export function bindLoggerToCompiler(): void {}
