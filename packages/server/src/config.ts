import { existsSync, readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { billing, Trn } from '@wakeel/contract'
import { isValidIBAN } from 'ibantools'
import ipaddr from 'ipaddr.js'
import { z } from 'zod'
import type { PayPalAccount } from './billing/payments/payments.ts'
import { type LogLevel, logLevels } from './http/log-level.ts'
import {
  type ModelsSettings,
  modelEnvironment,
  readModelsSettings,
} from './models/model-settings.ts'
import type { TracingConfig } from './observability/span.ts'
import { type Operator, readOperatorFile } from './operator.ts'
import { OperatorError } from './operator-error.ts'

const packageFile = new URL('../package.json', import.meta.url)
const version = (JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string }).version

const optional = z.string().trim().min(1).optional()
const webAddress = z.url({ protocol: /^https?$/ })

const postgresAddress = z.url({
  protocol: /^postgres(ql)?$/,
  error:
    'must be postgres://role@host:port/database; a password that an address cannot hold goes into the setting for passwords',
})

/** The address with the password that was given beside it, which may hold any character. */
function withPassword(
  address: string | undefined,
  password: string | undefined,
): string | undefined {
  if (!address || !password) return address
  return Object.assign(new URL(address), { password: encodeURIComponent(password) }).toString()
}

/** Where PayPal moves play money; real money is at https://api-m.paypal.com. */
const PAYPAL_SANDBOX = 'https://api-m.sandbox.paypal.com'

function isAddressWithPort(text: string): boolean {
  const [, address = '', port] = /^(\[.+\]|[\d.]+):(\d{1,5})$/.exec(text) ?? []
  return (
    isIP(address.replace(/^\[|\]$/g, '')) !== 0 && !address.includes('%') && Number(port) <= 65_535
  )
}

const isAddressOrNetwork = (text: string) => ipaddr.isValid(text) || ipaddr.isValidCIDR(text)

/** `name=value,name=value`, values percent-encoded where they need it. */
const readHeaders = (list: string): Record<string, string> =>
  Object.fromEntries(
    list.split(',').map((pair) => {
      const [name = '', ...value] = pair.trim().split('=')
      return [name, decoded(value.join('='))]
    }),
  )

function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

const seconds = (max: number, standard: number) =>
  z
    .string()
    .refine(
      (text) => /^\d{1,4}$/.test(text) && Number(text) <= max,
      `must be a number of seconds from 0 to ${max}`,
    )
    .transform(Number)
    .default(standard)

const Environment = z.object({
  NODE_ENV: z.string().optional(),
  PORT: z
    .string()
    .refine(
      (port) => /^\d{1,5}$/.test(port) && Number(port) <= 65_535,
      'must be a number from 0 to 65535',
    )
    .transform(Number)
    .default(3000),
  HOST: z.string().trim().min(1).default('127.0.0.1'),
  PUBLIC_URL: webAddress.optional(),
  DATA_DIR: z.string().trim().min(1).default('./data'),
  DATABASE_URL: postgresAddress.optional(),
  DATABASE_PASSWORD: z.string().optional(),
  MIGRATION_DATABASE_URL: postgresAddress.optional(),
  MIGRATION_DATABASE_PASSWORD: z.string().optional(),
  AUTH_SECRET: z.string().min(32, 'needs at least 32 characters').optional(),
  FOUNDER_EMAIL: z.email().optional(),
  FOUNDER_PASSWORD: z
    .string()
    .min(8, 'needs at least 8 characters')
    .max(128, 'may have at most 128 characters')
    .optional(),
  ...modelEnvironment,
  PAYPAL_CLIENT_ID: optional,
  PAYPAL_CLIENT_SECRET: optional,
  PAYPAL_WEBHOOK_ID: optional,
  PAYPAL_BASE_URL: webAddress.optional(),
  VAT_MODE: billing.VatMode.default('added'),
  VAT_TRN: Trn.optional(),
  OPERATOR_FILE: optional,
  PAYOUT_IBAN: z
    .string()
    .transform((text) => text.replace(/\s+/g, '').toUpperCase())
    .refine((iban) => isValidIBAN(iban), 'must be an IBAN')
    .optional(),
  LOG_LEVEL: z.enum(logLevels).default('warn'),
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .refine(
      (list) => list.split(',').every((pair) => /^\s*[\w-]+=[^,]*$/.test(pair)),
      'must be name=value, separated by commas',
    )
    .transform(readHeaders)
    .optional(),
  OTEL_SERVICE_NAME: z.string().trim().min(1).default('wakeel'),
  OTEL_INSTRUMENTATION_GENAI_CAPTURE_MESSAGE_CONTENT: z.enum(['true', 'false']).default('false'),
  METRICS_TOKEN: z.string().min(16, 'needs at least 16 characters').optional(),
  SECURITY_CONTACT: z
    .url({ protocol: /^(mailto|https)$/, error: 'must be a mailto: or https: address' })
    .optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  STOP_SECONDS: seconds(600, 25),
  DRAIN_SECONDS: seconds(600, 0),
  REQUIRE_SECOND_FACTOR: z.enum(['staff']).optional(),
  SIGN_UPS_PER_HOUR: z
    .string()
    .refine(
      (text) => /^\d{1,6}$/.test(text) && Number(text) > 0,
      'must be a number from 1 to 999999',
    )
    .transform(Number)
    .default(40),
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
    .refine(
      (list) => list.every(isAddressOrNetwork),
      'must be addresses or networks such as 10.0.0.0/8, separated by commas',
    ),
  OUTBOUND_ALLOW: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((entry) => entry.trim())
        .filter(Boolean),
    )
    .refine(
      (list) => list.every(isAddressWithPort),
      'must be addresses with their ports such as 127.0.0.1:8080, separated by commas',
    ),
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
  /** Of a role that may change the schema; absent: the store's own role may. */
  migrationDatabaseUrl: string | undefined
  /** Absent: made once and kept in the data directory. */
  authSecret: string | undefined
  founder: { email: string | undefined; password: string | undefined }
  /** Absent: the built-in engine answers. */
  models: ModelsSettings | undefined
  /** Absent: the sandbox in the server takes the payments, and no real money moves. */
  paypal: PayPalAccount | undefined
  vatMode: billing.VatMode
  /** Who runs the store and sells in it. */
  operator: Operator
  /** The account that creators are paid from, for bank files; absent: the seller's own. */
  payoutIban: string | undefined
  logLevel: LogLevel
  /** Whoever sends it as a bearer token reads the metrics; absent: only this machine does. */
  metricsToken: string | undefined
  /** Where traces go; absent: nothing is traced. */
  tracing: TracingConfig | undefined
  /** Where somebody who found a weakness writes to. */
  securityContact: string | undefined
  smtpUrl: string | undefined
  /** At a stop: how long requests at work may go on, and for how long before that the process still takes new ones and says that it is not ready. */
  stopping: { withinMs: number; drainMs: number }
  /** `staff`: founder and administrators act only with a second factor. */
  requireSecondFactor: 'staff' | undefined
  /** How many accounts may be made from one address in an hour, half of them in ten minutes. */
  signUpsPerHour: number
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
  if (env.FOUNDER_PASSWORD && !env.FOUNDER_EMAIL)
    throw new ConfigError(
      'The setting FOUNDER_EMAIL is missing: FOUNDER_PASSWORD belongs to an email address.',
    )
  if (env.DATABASE_URL && env.NODE_ENV === 'production' && !env.AUTH_SECRET)
    throw new ConfigError(
      'The setting AUTH_SECRET is missing: with DATABASE_URL in production every process must share one.',
    )
  for (const name of ['DATABASE', 'MIGRATION_DATABASE'] as const)
    if (env[`${name}_PASSWORD`] && !env[`${name}_URL`])
      throw new ConfigError(
        `The setting ${name}_URL is missing: ${name}_PASSWORD belongs to the role that it names.`,
      )
  if (env.MIGRATION_DATABASE_URL && !env.DATABASE_URL)
    throw new ConfigError(
      'The setting DATABASE_URL is missing: MIGRATION_DATABASE_URL prepares the database that it names.',
    )
  if (env.PAYPAL_CLIENT_ID && !env.PAYPAL_CLIENT_SECRET)
    throw new ConfigError(
      'The setting PAYPAL_CLIENT_SECRET is missing: PAYPAL_CLIENT_ID needs its secret.',
    )
  if (
    !env.PAYPAL_CLIENT_ID &&
    (env.PAYPAL_CLIENT_SECRET || env.PAYPAL_WEBHOOK_ID || env.PAYPAL_BASE_URL)
  )
    throw new ConfigError(
      'The setting PAYPAL_CLIENT_ID is missing: the other PAYPAL settings belong to an account at PayPal.',
    )
  const operator = env.OPERATOR_FILE ? readOperatorFile(resolve(env.OPERATOR_FILE)) : {}
  if (env.VAT_TRN && !operator.seller)
    throw new ConfigError(
      'The setting OPERATOR_FILE is missing: VAT_TRN needs the name and the address of its seller, without which no document is a tax invoice.',
    )
  if (env.VAT_TRN && operator.seller && env.VAT_TRN !== operator.seller.trn)
    throw new ConfigError(
      'The setting VAT_TRN is wrong: the file of OPERATOR_FILE has another Tax Registration Number.',
    )
  const webDirectory = resolve(import.meta.dirname, '../../web/dist')
  return {
    version,
    port: env.PORT,
    host: env.HOST,
    publicUrl: env.PUBLIC_URL?.replace(/(?<!\/)\/+$/, ''),
    dataDirectory: resolve(env.DATA_DIR),
    databaseUrl: withPassword(env.DATABASE_URL, env.DATABASE_PASSWORD),
    migrationDatabaseUrl: withPassword(env.MIGRATION_DATABASE_URL, env.MIGRATION_DATABASE_PASSWORD),
    authSecret: env.AUTH_SECRET,
    founder: { email: env.FOUNDER_EMAIL, password: env.FOUNDER_PASSWORD },
    models: readModelsSettings(env),
    paypal:
      env.PAYPAL_CLIENT_ID && env.PAYPAL_CLIENT_SECRET
        ? {
            clientId: env.PAYPAL_CLIENT_ID,
            clientSecret: env.PAYPAL_CLIENT_SECRET,
            webhookId: env.PAYPAL_WEBHOOK_ID,
            baseUrl: (env.PAYPAL_BASE_URL ?? PAYPAL_SANDBOX).replace(/(?<!\/)\/+$/, ''),
          }
        : undefined,
    vatMode: env.VAT_MODE,
    operator,
    payoutIban: env.PAYOUT_IBAN ?? operator.seller?.bank?.iban,
    logLevel: env.LOG_LEVEL,
    metricsToken: env.METRICS_TOKEN,
    tracing: env.OTEL_EXPORTER_OTLP_ENDPOINT
      ? {
          endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/(?<!\/)\/+$/, ''),
          headers: env.OTEL_EXPORTER_OTLP_HEADERS ?? {},
          serviceName: env.OTEL_SERVICE_NAME,
          version,
          capturesContent: env.OTEL_INSTRUMENTATION_GENAI_CAPTURE_MESSAGE_CONTENT === 'true',
        }
      : undefined,
    securityContact: env.SECURITY_CONTACT,
    smtpUrl: env.SMTP_URL,
    stopping: { withinMs: env.STOP_SECONDS * 1_000, drainMs: env.DRAIN_SECONDS * 1_000 },
    requireSecondFactor: env.REQUIRE_SECOND_FACTOR,
    signUpsPerHour: env.SIGN_UPS_PER_HOUR,
    investorDemo: env.INVESTOR_DEMO === '1',
    trustProxy: env.TRUST_PROXY,
    outboundAllow: env.OUTBOUND_ALLOW,
    seed: env.SEED,
    webDirectory: existsSync(resolve(webDirectory, 'client')) ? webDirectory : undefined,
  }
}
