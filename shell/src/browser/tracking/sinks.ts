export const send = (..._: unknown[]) => {}
