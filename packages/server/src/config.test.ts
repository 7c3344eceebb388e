import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { OperatorError } from './operator-error.ts'

const refusal = (environment: Record<string, string>): string => {
  try {
    readConfig(environment)
  } catch (error) {
    if (error instanceof OperatorError) return error.message
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
  ['DATABASE_URL', 'postgres://wakeel:a#b@127.0.0.1/wakeel'],
  ['STOP_SECONDS', '601'],
  ['DRAIN_SECONDS', '-1'],
  ['AUTH_SECRET', 'too short'],
  ['FOUNDER_EMAIL', 'founder'],
  ['FOUNDER_PASSWORD', 'seven77'],
  ['FOUNDER_PASSWORD', 'x'.repeat(129)],
  ['AI_BASE_URL', '127.0.0.1:11434'],
  ['AI_BASE_URL', 'https://me:secret@model.example.ae/v1'],
  ['AI_MODEL', ' '],
  ['AI_API_KEY', 'two words'],
  ['AI_API_KEY', 'مفتاح'],
  ['AI_PROVIDER', 'somebody'],
  ['AI_FALLBACK_PROVIDER', 'somebody'],
  ['AI_SILENCE_SECONDS', '0'],
  ['AI_PRICES', 'sage'],
  ['AI_PRICES', 'sage=1'],
  ['AI_PRICES', 'sage=1/-2'],
  ['AI_BUDGET_DAY', 'a lot'],
  ['PAYOUT_IBAN', 'AE080331234567890123456'],
  ['LOG_LEVEL', 'loud'],
  ['SECURITY_CONTACT', 'security@store.example.ae'],
  ['SECURITY_CONTACT', 'http://store.example.ae/security'],
  ['SMTP_URL', 'mail.example.ae:25'],
  ['SMTP_URL', 'https://mail.example.ae'],
  ['REQUIRE_SECOND_FACTOR', 'everybody'],
  ['SIGN_UPS_PER_HOUR', '0'],
  ['SIGN_UPS_PER_HOUR', 'many'],
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
  ['AI_MODEL', { AI_PROVIDER: 'openai' }],
  ['AI_MODEL', { AI_PROVIDER: 'anthropic', AI_API_KEY: 'a-key' }],
  ['AI_API_KEY', { AI_PROVIDER: 'google', AI_MODEL: 'a-model' }],
  ['AI_MODEL', { AI_FALLBACK_BASE_URL: 'http://127.0.0.1:11434/v1', AI_FALLBACK_MODEL: 'a-model' }],
  ['AI_MODEL', { AI_BUDGET_DAY: '5' }],
  ['AI_FALLBACK_MODEL', { AI_FALLBACK_BASE_URL: 'http://127.0.0.1:11434/v1' }],
  ['FOUNDER_EMAIL', { FOUNDER_PASSWORD: 'long enough 1' }],
  ['AUTH_SECRET', { NODE_ENV: 'production', DATABASE_URL: 'postgres://127.0.0.1/wakeel' }],
] as const)(
  'without %s, %o stops the start with one sentence that names it',
  ([name, environment]) => {
    expect(refusal(environment)).toMatch(new RegExp(`^The setting ${name} is missing: [^\n]+\\.$`))
  },
)

test('a sentence about a secret does not tell it', () => {
  expect(refusal({ AUTH_SECRET: 'hunter2' })).not.toContain('hunter2')
  expect(refusal({ DATABASE_URL: 'mysql://wakeel:hunter2@127.0.0.1/wakeel' })).not.toContain(
    'hunter2',
  )
})

test('without any setting the store is on this machine only, with its own database and everything in it', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: undefined,
    databaseUrl: undefined,
    models: undefined,
    smtpUrl: undefined,
    trustProxy: [],
    outboundAllow: [],
    seed: 'demo',
    investorDemo: false,
  })
})

test('an empty setting counts as absent', () => {
  expect(
    readConfig({ PORT: '', PUBLIC_URL: '', DATABASE_URL: '', FOUNDER_EMAIL: '', AI_BASE_URL: '' }),
  ).toEqual(readConfig({}))
})

test('addresses lose the slash at their end, and proxies are a list', () => {
  const config = readConfig({
    PUBLIC_URL: 'https://store.example.ae/',
    AI_BASE_URL: 'http://127.0.0.1:11434/v1/',
    AI_MODEL: 'a-model',
    TRUST_PROXY: '127.0.0.1, 10.0.0.0/8,::1',
  })

  expect(config.publicUrl).toBe('https://store.example.ae')
  const first = {
    provider: 'openai-compatible',
    baseUrl: 'http://127.0.0.1:11434/v1',
    apiKey: undefined,
    name: 'a-model',
  }
  expect(config.models).toEqual({
    first,
    second: undefined,
    silenceLimitMs: 20_000,
    prices: new Map(),
    budgets: {},
  })
  expect(config.trustProxy).toEqual(['127.0.0.1', '10.0.0.0/8', '::1'])
})

test('a provider is known by its name, and reached at its own address unless another is given', () => {
  const given = { AI_PROVIDER: 'anthropic', AI_MODEL: 'a-model', AI_API_KEY: 'a-key' }

  expect(readConfig(given).models?.first).toEqual({
    provider: 'anthropic',
    baseUrl: 'https://api.anthropic.com/v1',
    apiKey: 'a-key',
    name: 'a-model',
  })
  expect(
    readConfig({ ...given, AI_BASE_URL: 'https://gateway.example.ae/v1/' }).models?.first.baseUrl,
  ).toBe('https://gateway.example.ae/v1')
})

test('prices of models are in dollars for a million tokens, and a budget needs those of every model', () => {
  const given = {
    AI_BASE_URL: 'http://127.0.0.1:11434/v1',
    AI_MODEL: 'llama3:8b',
    AI_BUDGET_DAY: '5',
    AI_BUDGET_PERSON_DAY: '0.25',
  }

  expect(refusal(given)).toBe(
    'The setting AI_PRICES is wrong: it has no price for llama3:8b, which a budget needs.',
  )
  expect(
    readConfig({ ...given, AI_PRICES: 'llama3:8b=0.25/2.00, org/sage=3/15/0.30' }).models,
  ).toMatchObject({
    prices: new Map([
      ['llama3:8b', { input: 250_000, output: 2_000_000, cached: 250_000 }],
      ['org/sage', { input: 3_000_000, output: 15_000_000, cached: 300_000 }],
    ]),
    budgets: { store: 5_000_000, person: 250_000 },
  })
})

test('private addresses where agents may be reached are a list, each with its port', () => {
  const config = readConfig({ OUTBOUND_ALLOW: '127.0.0.1:8080, [::1]:8080,10.1.2.3:443' })

  expect(config.outboundAllow).toEqual(['127.0.0.1:8080', '[::1]:8080', '10.1.2.3:443'])
})

test('a password of the database may hold any character', () => {
  const { databaseUrl } = readConfig({
    DATABASE_URL: 'postgres://wakeel@db:5432/wakeel',
    DATABASE_PASSWORD: '@:/#%25 "\'\\ß',
  })

  const { username, password, host, pathname } = new URL(databaseUrl!)
  expect([username, decodeURIComponent(password), host, pathname]).toEqual([
    'wakeel',
    '@:/#%25 "\'\\ß',
    'db:5432',
    '/wakeel',
  ])
})
