import type { Bilingual, Language } from '@wakeel/contract'

const en = {
  'built-in': 'the built-in engine',
  mcp: (host: string) => `${host} (MCP server)`,
  a2a: (host: string) => `${host} (A2A agent)`,
  model: (name: string, host: string) => `${name} at ${host}`,
}

const ar: typeof en = {
  'built-in': 'المحرّك المدمج',
  mcp: (host) => `${host} (خادم MCP)`,
  a2a: (host) => `${host} (وكيل A2A)`,
  model: (name, host) => `${name} على ${host}`,
}

const text: Bilingual<typeof en> = { en, ar }

/** In words what gave an answer, which the server tells as `built-in`, as the name of a model, or as a protocol or a model and where it was reached. */
export function answeredBy(provider: string, language: Language): string {
  const words = text[language]
  if (provider === 'built-in') return words['built-in']
  const [, protocol, host] = /^(mcp|a2a) (\S+)$/.exec(provider) ?? []
  if (protocol) return words[protocol as 'mcp' | 'a2a'](host!)
  const [, name, place] = /^(.+) at (\S+)$/.exec(provider) ?? []
  return name ? words.model(name, place!) : provider
}
