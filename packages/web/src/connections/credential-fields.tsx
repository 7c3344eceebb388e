import { useLanguage } from '../language/language.tsx'
import { Select, TextField } from '../ui/field.tsx'
import type { CredentialDraft } from './draft.ts'
import { messages } from './messages.ts'

/** How the store makes itself known at the other end. `isTried`: what is missing is said. */
export function CredentialFields({
  kinds,
  credential,
  onChange,
  isTried,
}: {
  kinds: readonly CredentialDraft['kind'][]
  credential: CredentialDraft
  onChange: (credential: CredentialDraft) => void
  isTried: boolean
}) {
  const { language } = useLanguage()
  const words = messages[language]
  const { kind, header, secret } = credential
  return (
    <>
      <Select
        label={words.credential.kind}
        options={kinds.map((value) => ({ value, label: words.credential.kinds[value] }))}
        value={kind}
        onChoose={(chosen) => onChange({ ...credential, kind: chosen })}
      />
      {kind === 'header' && (
        <TextField
          label={words.credential.header}
          placeholder="X-API-Key"
          dir="ltr"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={61}
          value={header}
          error={isTried && header.trim() === '' && words.missing}
          onChange={(event) => onChange({ ...credential, header: event.target.value })}
        />
      )}
      {(kind === 'bearer' || kind === 'header') && (
        <TextField
          type="password"
          dir="ltr"
          label={words.credential.secret[kind]}
          hint={words.credential.kept}
          autoComplete="off"
          maxLength={4000}
          value={secret}
          error={isTried && secret.trim() === '' && words.missing}
          onChange={(event) => onChange({ ...credential, secret: event.target.value })}
        />
      )}
    </>
  )
}
