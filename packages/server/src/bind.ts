type Bound<Parts, Functions> = {
  [Name in keyof Functions]: Functions[Name] extends (
    parts: Parts,
    ...rest: infer Rest
  ) => infer Result
    ? (...rest: Rest) => Result
    : never
}

/**
 * Operations as the rest of the server calls them: each function takes what its capability is built from as its first argument, and
 * is given it here. So an operation is a function of its own, found by its name, and a capability is a list of them.
 */
export function bind<
  Parts,
  const Functions extends Record<string, (parts: Parts, ...rest: never[]) => unknown>,
>(parts: Parts, functions: Functions): Bound<Parts, Functions> {
  const bound = Object.entries(functions).map(([name, operation]) => [
    name,
    (...rest: never[]) => operation(parts, ...rest),
  ])
  return Object.fromEntries(bound) as Bound<Parts, Functions>
}
