import {
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'
import { refreshSession } from '../session/session.ts'
import { call } from './auth.ts'

export interface Passkey {
  id: string
  name: string
  createdAt: string
  /** Null: never. */
  lastUsedAt: string | null
}

/** With `inField` the browser offers passkeys in the list of the e-mail field, and this waits until one is chosen or something else is asked. */
export async function signInWithPasskey({ inField }: { inField: boolean }): Promise<void> {
  const optionsJSON = await call<PublicKeyCredentialRequestOptionsJSON>(
    '/passkey/generate-authenticate-options',
    {},
  )
  const response = await startAuthentication({ optionsJSON, useBrowserAutofill: inField })
  await call('/passkey/verify-authentication', { response })
  await refreshSession()
}

export const listPasskeys = () => call<Passkey[]>('/passkey/list-user-passkeys')

export async function addPasskey({
  name,
  password,
}: {
  name: string
  password: string
}): Promise<void> {
  const optionsJSON = await call<Parameters<typeof startRegistration>[0]['optionsJSON']>(
    '/passkey/generate-register-options',
    { password },
  )
  const response = await startRegistration({ optionsJSON })
  await call('/passkey/verify-registration', { name, response })
}

export const renamePasskey = (naming: { id: string; name: string }) =>
  call('/passkey/update-passkey', naming)

export const removePasskey = (removal: { id: string; password: string }) =>
  call('/passkey/delete-passkey', removal)
