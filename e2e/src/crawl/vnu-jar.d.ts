declare module 'vnu-jar' {
  /** The path of the checker's jar. */
  const path: { toString(): string }
  export default path
}
