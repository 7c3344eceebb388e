import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

const refusal = (environment: Record<string, string>): string => {
  try {
    readConfig(environment)
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
  return 'accepted'
}

test.for([
  ['PORT', 'http'],
  ['PORT', ' '],
  ['PORT', '-1'],
  ['PORT', '65536'],
  ['PORT', '80.5'],
  ['PORT', '0x50'],
  ['HOST', '  '],
  ['PUBLIC_URL', 'store.example.ae'],
  ['PUBLIC_URL', 'ftp://store.example.ae'],
  ['DATA_DIR', ' '],
  ['DATABASE_URL', 'mysql://127.0.0.1/wakeel'],
  ['DATABASE_URL', 'wakeel'],
  ['AUTH_SECRET', 'too short'],
  ['FOUNDER_EMAIL', 'founder'],
  ['FOUNDER_PASSWORD', 'seven77'],
  ['FOUNDER_PASSWORD', 'x'.repeat(129)],
  ['AI_BASE_URL', '127.0.0.1:11434'],
  ['AI_MODEL', ' '],
  ['PAYOUT_IBAN', 'AE080331234567890123456'],
  ['SMTP_URL', 'mail.example.ae:25'],
  ['SMTP_URL', 'https://mail.example.ae'],
  ['INVESTOR_DEMO', 'yes'],
  ['TRUST_PROXY', 'proxy.example.ae'],
  ['TRUST_PROXY', '10.0.0.1, 10.0.0.0/33'],
  ['OUTBOUND_ALLOW', '127.0.0.1'],
  ['OUTBOUND_ALLOW', 'agent.example.ae:8080'],
  ['OUTBOUND_ALLOW', '10.0.0.0/8:8080'],
  ['OUTBOUND_ALLOW', '127.1:8080'],
  ['OUTBOUND_ALLOW', '127.0.0.1:65536'],
  ['OUTBOUND_ALLOW', '127.0.0.1:8080, 127.0.0.1:*'],
  ['OUTBOUND_ALLOW', '[fe80::1%eth0]:8080'],
  ['SEED', 'everything'],
] as const)('%s=%s stops the start with one sentence that names it', ([name, value]) => {
  const sentence = refusal({ [name]: value })

  expect(sentence).toMatch(new RegExp(`^The setting ${name} is wrong: [^\n]+[^.]\\.$`))
})

test.for([
  ['AI_MODEL', { AI_BASE_URL: 'http://127.0.0.1:11434/v1' }],
  ['AI_BASE_URL', { AI_MODEL: 'a-model' }],
  ['AI_BASE_URL', { AI_API_KEY: 'a-key' }],
  ['FOUNDER_EMAIL', { FOUNDER_PASSWORD: 'long enough 1' }],
  ['AUTH_SECRET', { NODE_ENV: 'production', DATABASE_URL: 'postgres://127.0.0.1/wakeel' }],
] as const)('without %s, %o stops the start with one sentence that names it', ([name, environment]) => {
  expect(refusal(environment)).toMatch(new RegExp(`^The setting ${name} is missing: [^\n]+\\.$`))
})

test('a sentence about a secret does not tell it', () => {
  expect(refusal({ AUTH_SECRET: 'hunter2' })).not.toContain('hunter2')
  expect(refusal({ DATABASE_URL: 'mysql://wakeel:hunter2@127.0.0.1/wakeel' })).not.toContain('hunter2')
})

test('without any setting the store is on this machine only, with its own database and everything in it', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: undefined,
    databaseUrl: undefined,
    model: undefined,
    smtpUrl: undefined,
    trustProxy: [],
    outboundAllow: [],
    seed: 'demo',
    investorDemo: false,
  })
})

test('an empty setting counts as absent', () => {
  expect(readConfig({ PORT: '', PUBLIC_URL: '', DATABASE_URL: '', FOUNDER_EMAIL: '', AI_BASE_URL: '' })).toEqual(readConfig({}))
})

test('addresses lose the slash at their end, and proxies are a list', () => {
  const config = readConfig({
    PUBLIC_URL: 'https://store.example.ae/',
    AI_BASE_URL: 'http://127.0.0.1:11434/v1/',
    AI_MODEL: 'a-model',
    TRUST_PROXY: '127.0.0.1, 10.0.0.0/8,::1',
  })

  expect(config.publicUrl).toBe('https://store.example.ae')
  expect(config.model).toEqual({ baseUrl: 'http://127.0.0.1:11434/v1', apiKey: undefined, name: 'a-model' })
  expect(config.trustProxy).toEqual(['127.0.0.1', '10.0.0.0/8', '::1'])
})

test('private addresses where agents may be reached are a list, each with its port', () => {
  const config = readConfig({ OUTBOUND_ALLOW: '127.0.0.1:8080, [::1]:8080,10.1.2.3:443' })

  expect(config.outboundAllow).toEqual(['127.0.0.1:8080', '[::1]:8080', '10.1.2.3:443'])
})
