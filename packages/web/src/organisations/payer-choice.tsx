import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLanguage } from '../shell/language.tsx'
import { Select } from '../ui/field.tsx'
import { text } from './payer-text.ts'
import { organisationsQuery } from './queries.ts'

const ME = ''

/** Who pays for a run, for those who are in an organisation; nobody else sees it. */
export function PayerChoice(props: {
  userId: string
  chosen: string | undefined
  onChoose: (organisation: string | undefined) => void
  disabled: boolean
}) {
  const words = text[useLanguage().language]
  const { chosen, onChoose } = props
  const all = useQuery(organisationsQuery(props.userId)).data?.organisations
  const isGone = chosen !== undefined && all?.every(({ id }) => id !== chosen)
  useEffect(() => {
    if (isGone) onChoose(undefined)
  }, [isGone, onChoose])
  if (!all || all.length === 0) return null
  return (
    <Select
      label={words.label}
      labelHidden
      value={chosen ?? ME}
      disabled={props.disabled}
      onChoose={(id) => onChoose(id === ME ? undefined : id)}
      options={[{ value: ME, label: words.me }, ...all.map(({ id, name }) => ({ value: id, label: words.organisation(name) }))]}
    />
  )
}
