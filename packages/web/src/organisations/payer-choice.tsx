import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLanguage } from '../language/language.tsx'
import { Select } from '../ui/field.tsx'
import { messages } from './payer-messages.ts'
import { organisationsQuery } from './queries.ts'

const ME = ''

/** Who pays for a run, for those who are in an organisation; nobody else sees it. */
export function PayerChoice(props: {
  userId: string
  chosen: string | undefined
  onChoose: (organisation: string | undefined) => void
  disabled: boolean
  /** They cannot pay for it themselves as things stand. */
  isShort: boolean
}) {
  const words = messages[useLanguage().language]
  const { chosen, onChoose } = props
  const all = useQuery(organisationsQuery(props.userId)).data?.organisations
  const isGone = chosen !== undefined && all?.every(({ id }) => id !== chosen)
  useEffect(() => {
    if (isGone) onChoose(undefined)
  }, [isGone, onChoose])
  // Whoever has nothing to spend and one organisation runs for that, until they say otherwise.
  const hasSaid = useRef(chosen !== undefined)
  const only = props.isShort && chosen === undefined && all?.length === 1 ? all[0]?.id : undefined
  useEffect(() => {
    if (!only || hasSaid.current) return
    hasSaid.current = true
    onChoose(only)
  }, [only, onChoose])
  if (!all || all.length === 0) return null
  return (
    <Select
      label={words.label}
      labelHidden
      value={chosen ?? ME}
      disabled={props.disabled}
      onChoose={(id) => {
        hasSaid.current = true
        onChoose(id === ME ? undefined : id)
      }}
      options={[
        { value: ME, label: words.me },
        ...all.map(({ id, name }) => ({ value: id, label: words.organisation(name) })),
      ]}
    />
  )
}
