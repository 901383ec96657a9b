/** Makes what is made of a key, such as a site's world, and makes it once for each. */
export const oncePer =
  <Key extends object>() =>
  <T>(make: (key: Key) => Promise<T>): ((key: Key) => Promise<T>) => {
    const made = new WeakMap<Key, Promise<T>>()
    return (key) => {
      const known = made.get(key) ?? make(key)
      made.set(key, known)
      return known
    }
  }
