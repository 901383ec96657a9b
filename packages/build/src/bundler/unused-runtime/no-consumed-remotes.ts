/** A remote imports no other remote: the shell loads each one that a page or a part needs. */
export function remotes(): void {}
