/** What the path names is put into it. */
export function addressOf(path: string, request: object): { address: string; rest: object } {
  const rest: Record<string, unknown> = { ...request }
  const address = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = encodeURIComponent(String(rest[name]))
    delete rest[name]
    return value
  })
  return { address, rest }
}

/** The values that are given, as a query. */
export function queryOf(values: object): string {
  const given = Object.entries(values).filter(([, value]) => value !== undefined)
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
  return given.length > 0 ? `?${query}` : ''
}
