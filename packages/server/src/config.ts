import { existsSync, readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { billing } from '@wakeel/contract'
import { isValidIBAN } from 'ibantools'
import ipaddr from 'ipaddr.js'
import { z } from 'zod'
import { OperatorError } from './operator-error.ts'

const packageFile = new URL('../package.json', import.meta.url)
const version = (JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string }).version

const optional = z.string().trim().min(1).optional()
const webAddress = z.url({ protocol: /^https?$/ })

/** Where PayPal moves play money; real money is at https://api-m.paypal.com. */
const PAYPAL_SANDBOX = 'https://api-m.sandbox.paypal.com'

function isAddressWithPort(text: string): boolean {
  const [, address = '', port] = /^(\[.+\]|[\d.]+):(\d{1,5})$/.exec(text) ?? []
  return isIP(address.replace(/^\[|\]$/g, '')) !== 0 && !address.includes('%') && Number(port) <= 65_535
}

const isAddressOrNetwork = (text: string) => ipaddr.isValid(text) || ipaddr.isValidCIDR(text)

const Environment = z.object({
  NODE_ENV: z.string().optional(),
  PORT: z
    .string()
    .refine((port) => /^\d{1,5}$/.test(port) && Number(port) <= 65_535, 'must be a number from 0 to 65535')
    .transform(Number)
    .default(3000),
  HOST: z.string().trim().min(1).default('127.0.0.1'),
  PUBLIC_URL: webAddress.optional(),
  DATA_DIR: z.string().trim().min(1).default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  AUTH_SECRET: z.string().min(32, 'needs at least 32 characters').optional(),
  FOUNDER_EMAIL: z.email().optional(),
  FOUNDER_PASSWORD: z.string().min(8, 'needs at least 8 characters').max(128, 'may have at most 128 characters').optional(),
  AI_BASE_URL: webAddress.optional(),
  AI_API_KEY: optional,
  AI_MODEL: optional,
  PAYPAL_CLIENT_ID: optional,
  PAYPAL_CLIENT_SECRET: optional,
  PAYPAL_WEBHOOK_ID: optional,
  PAYPAL_BASE_URL: webAddress.optional(),
  VAT_MODE: billing.VatMode.default('added'),
  VAT_TRN: z
    .string()
    .regex(/^\d{15}$/, 'must be the 15 digits of a Tax Registration Number')
    .optional(),
  PAYOUT_IBAN: z
    .string()
    .transform((text) => text.replace(/\s+/g, '').toUpperCase())
    .refine((iban) => isValidIBAN(iban), 'must be an IBAN')
    .optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  INVESTOR_DEMO: z.enum(['0', '1']).default('0'),
  TRUST_PROXY: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((address) => address.trim())
        .filter(Boolean),
    )
    .refine((list) => list.every(isAddressOrNetwork), 'must be addresses or networks such as 10.0.0.0/8, separated by commas'),
  OUTBOUND_ALLOW: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((entry) => entry.trim())
        .filter(Boolean),
    )
    .refine((list) => list.every(isAddressWithPort), 'must be addresses with their ports such as 127.0.0.1:8080, separated by commas'),
  SEED: z.enum(['demo', 'agents', 'none']).default('demo'),
})

export interface Config {
  version: string
  port: number
  host: string
  /** Where people reach the store, without a slash at the end; undefined means the address it listens on. */
  publicUrl: string | undefined
  dataDirectory: string
  /** Absent: the embedded database under the data directory. */
  databaseUrl: string | undefined
  /** Absent: made once and kept in the data directory. */
  authSecret: string | undefined
  founder: { email: string | undefined; password: string | undefined }
  model: { baseUrl: string; apiKey: string | undefined; name: string } | undefined
  /** Absent: the sandbox in the server takes the payments, and no real money moves. */
  paypal: { clientId: string; clientSecret: string; webhookId: string | undefined; baseUrl: string } | undefined
  vatMode: billing.VatMode
  /** The seller's Tax Registration Number, for invoices. */
  vatTrn: string | undefined
  /** The account that creators are paid from, for bank files. */
  payoutIban: string | undefined
  smtpUrl: string | undefined
  investorDemo: boolean
  /** Addresses of proxies whose X-Forwarded-For is believed. */
  trustProxy: string[]
  /** Private addresses with their ports, `127.0.0.1:8080`, where creators' agents may be reached all the same. */
  outboundAllow: string[]
  seed: 'demo' | 'agents' | 'none'
  /** The folder that the web build made; undefined when there is none. */
  webDirectory: string | undefined
}

/** A setting that is present but wrong: one sentence that says which and why. */
export class ConfigError extends OperatorError {}

/** The environment as one checked object. An empty variable counts as absent. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(given)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new ConfigError(`The setting ${issue?.path.join('.')} is wrong: ${issue?.message}.`)
  }
  const env = parsed.data
  if (env.AI_BASE_URL && !env.AI_MODEL) throw new ConfigError('The setting AI_MODEL is missing: AI_BASE_URL needs the name of a model.')
  if (!env.AI_BASE_URL && (env.AI_MODEL || env.AI_API_KEY))
    throw new ConfigError('The setting AI_BASE_URL is missing: AI_MODEL and AI_API_KEY need the address of a model.')
  if (env.FOUNDER_PASSWORD && !env.FOUNDER_EMAIL)
    throw new ConfigError('The setting FOUNDER_EMAIL is missing: FOUNDER_PASSWORD belongs to an e-mail address.')
  if (env.DATABASE_URL && env.NODE_ENV === 'production' && !env.AUTH_SECRET)
    throw new ConfigError('The setting AUTH_SECRET is missing: with DATABASE_URL in production every process must share one.')
  if (env.PAYPAL_CLIENT_ID && !env.PAYPAL_CLIENT_SECRET)
    throw new ConfigError('The setting PAYPAL_CLIENT_SECRET is missing: PAYPAL_CLIENT_ID needs its secret.')
  if (!env.PAYPAL_CLIENT_ID && (env.PAYPAL_CLIENT_SECRET || env.PAYPAL_WEBHOOK_ID || env.PAYPAL_BASE_URL))
    throw new ConfigError('The setting PAYPAL_CLIENT_ID is missing: the other PAYPAL settings belong to an account at PayPal.')
  if (env.PAYPAL_CLIENT_ID && !env.VAT_TRN)
    throw new ConfigError('The setting VAT_TRN is missing: whoever takes real payments must print a Tax Registration Number on invoices.')
  const webDirectory = resolve(import.meta.dirname, '../../web/dist')
  return {
    version,
    port: env.PORT,
    host: env.HOST,
    publicUrl: env.PUBLIC_URL?.replace(/\/+$/, ''),
    dataDirectory: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    authSecret: env.AUTH_SECRET,
    founder: { email: env.FOUNDER_EMAIL, password: env.FOUNDER_PASSWORD },
    model:
      env.AI_BASE_URL && env.AI_MODEL
        ? { baseUrl: env.AI_BASE_URL.replace(/\/+$/, ''), apiKey: env.AI_API_KEY, name: env.AI_MODEL }
        : undefined,
    paypal:
      env.PAYPAL_CLIENT_ID && env.PAYPAL_CLIENT_SECRET
        ? {
            clientId: env.PAYPAL_CLIENT_ID,
            clientSecret: env.PAYPAL_CLIENT_SECRET,
            webhookId: env.PAYPAL_WEBHOOK_ID,
            baseUrl: (env.PAYPAL_BASE_URL ?? PAYPAL_SANDBOX).replace(/\/+$/, ''),
          }
        : undefined,
    vatMode: env.VAT_MODE,
    vatTrn: env.VAT_TRN,
    payoutIban: env.PAYOUT_IBAN,
    smtpUrl: env.SMTP_URL,
    investorDemo: env.INVESTOR_DEMO === '1',
    trustProxy: env.TRUST_PROXY,
    outboundAllow: env.OUTBOUND_ALLOW,
    seed: env.SEED,
    webDirectory: existsSync(resolve(webDirectory, 'client')) ? webDirectory : undefined,
  }
}
