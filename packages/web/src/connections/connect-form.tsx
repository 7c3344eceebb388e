import { connections } from '@wakeel/contract'
import { type FormEvent, useState } from 'react'
import { useLanguage } from '../language/language.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { ChoiceCards } from '../ui/choice-cards.tsx'
import { Select, TextField } from '../ui/field.tsx'
import { Progress } from '../ui/progress.tsx'
import { InlineAlert } from '../ui/state.tsx'
import { messages } from './connect-messages.ts'
import { connectionFailure, failedWith } from './connection-failure.ts'
import styles from './connections.module.css'
import { CredentialFields } from './credential-fields.tsx'
import { type ConnectionDraft, isAddress, toRequest } from './draft.ts'
import { messages as shared } from './messages.ts'
import type { useLook } from './queries.ts'

/** Where the other end is and how the store signs in there. Anything but the model makes what was found old. */
export function ConnectForm({
  draft,
  onChange,
  look,
}: {
  draft: ConnectionDraft
  onChange: (draft: ConnectionDraft) => void
  look: ReturnType<typeof useLook>
}) {
  const { language } = useLanguage()
  const words = messages[language]
  const [isTried, setTried] = useState(false)
  const { kind, address, credential, model } = draft
  const change = (changes: Partial<ConnectionDraft>) => {
    look.forget()
    onChange({ ...draft, ...changes })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    const request = toRequest(draft)
    if (request && !look.isPending) look.mutate(request)
  }

  return (
    <Card>
      <form className={styles.form} onSubmit={submit} noValidate>
        <ChoiceCards
          label={words.kind}
          choices={connections.connectionKinds.map((value) => ({
            value,
            name: shared[language].kinds[value],
            line: words.kindTexts[value],
          }))}
          chosen={kind}
          onChoose={(chosen) => change({ kind: chosen })}
        />
        <TextField
          label={words.address}
          hint={`${words.addressHint[kind]} ${shared[language].publicOnly}`}
          placeholder={words.examples[kind]}
          type="url"
          dir="ltr"
          inputMode="url"
          autoComplete="url"
          maxLength={connections.ADDRESS_MAX_LENGTH}
          value={address}
          error={isTried && !isAddress(address) && shared[language].wrongAddress}
          onChange={(event) => change({ address: event.target.value })}
        />
        <CredentialFields
          kinds={['none', 'bearer', 'header']}
          credential={credential}
          onChange={(next) => change({ credential: next })}
          isTried={isTried}
        />
        {kind === 'openai' && (
          <ModelField
            offered={look.data?.models ?? []}
            model={model}
            onChange={(next) => onChange({ ...draft, model: next })}
          />
        )}
        {look.isPending && (
          <div className={styles.doing} role="status">
            <Progress label={words.looking} />
            <span>{words.looking}</span>
          </div>
        )}
        {look.isError && !failedWith(look.error, 'connections.authorisation_needed') && (
          <InlineAlert tone="danger">{connectionFailure(look.error, language)}</InlineAlert>
        )}
        <div className={styles.buttons}>
          {look.isPending ? (
            <Button kind="secondary" onClick={look.forget}>
              {words.cancel}
            </Button>
          ) : (
            <Button type="submit" kind={look.data ? 'secondary' : 'primary'}>
              {look.data ? words.lookAgain : words.look}
            </Button>
          )}
        </div>
      </form>
    </Card>
  )
}

function ModelField({
  offered,
  model,
  onChange,
}: {
  offered: readonly string[]
  model: string
  onChange: (model: string) => void
}) {
  const words = messages[useLanguage().language]
  if (offered.length === 0)
    return (
      <TextField
        label={words.model}
        hint={words.modelHint}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
        value={model}
        onChange={(event) => onChange(event.target.value)}
      />
    )
  const names = model && !offered.includes(model) ? [model, ...offered] : offered
  return (
    <Select
      label={words.model}
      options={names.map((name) => ({ value: name, label: name }))}
      value={model || offered[0]!}
      onChoose={onChange}
    />
  )
}
