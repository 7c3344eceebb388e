import type { apiKeys, InputOf } from '@wakeel/contract'
import type { Person, System } from './system.ts'

type Settings = Partial<InputOf<typeof apiKeys.routes.createApiKey>>

/** A key that somebody makes through the front door, with every scope unless told otherwise. */
export async function newApiKey(
  system: System,
  { token }: Person,
  settings: Omit<Settings, 'cap'> & { cap?: Partial<apiKeys.ApiKeyCap> } = {},
): Promise<{ id: string; secret: string }> {
  const { status, text, body } = await system.request('POST', '/api/api-keys', {
    token,
    body: {
      name: 'Invoices at night',
      scopes: settings.organisation
        ? ['run', 'read_runs', 'read_usage']
        : ['run', 'read_runs', 'manage_agents', 'read_usage'],
      ...settings,
      cap: capOf(settings.cap),
    },
  })
  if (status !== 200) throw new Error(`making a key answered ${status}: ${text}`)
  return { id: body.api_key.id, secret: body.secret }
}

const capOf = (cap: Partial<apiKeys.ApiKeyCap> = {}): apiKeys.ApiKeyCap => ({
  daily_fils: null,
  daily_runs: null,
  monthly_fils: null,
  monthly_runs: null,
  ...cap,
})
