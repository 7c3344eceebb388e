/** Makes a value when it is first asked for: most starts read no text. */
export function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

/** Makes a value once for each key, and keeps it as long as the key is: many ask about the same message or list. */
export function onceFor<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new WeakMap<Key, { value: Value }>()
  return (key) => {
    const known = made.get(key) ?? { value: make(key) }
    made.set(key, known)
    return known.value
  }
}

/** Keeps what was made of the texts asked about lately: several ask about the same part of a message. */
export function lately<Value>(
  make: (text: string) => Value,
  most: number,
): (text: string) => Value {
  const made = new Map<string, { value: Value }>()
  return (text) => {
    const known = made.get(text)
    if (known) return known.value
    const value = make(text)
    if (made.size >= most) made.clear()
    made.set(text, { value })
    return value
  }
}
