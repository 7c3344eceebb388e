import { useQuery } from '@tanstack/react-query'
import type { forge } from '@wakeel/contract'
import { type ReactNode, useState } from 'react'
import { useLanguage } from '../language/language.tsx'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { InlineAlert } from '../ui/state.tsx'
import { skillsQuery } from './queries.ts'
import styles from './skills-field.module.css'
import { messages } from './skills-messages.ts'

/** The store's skills as they are searched for, those named `first` before the others. */
export function SkillsList({
  first = [],
  children,
}: {
  first?: readonly string[]
  children: (skill: forge.SkillChoice) => ReactNode
}) {
  const { language } = useLanguage()
  const words = messages[language]
  const skills = useQuery(skillsQuery(language))
  const [search, setSearch] = useState('')
  const sought = search.trim().toLocaleLowerCase()
  const shown = (skills.data ?? [])
    .filter(({ name, title, description }) =>
      `${name} ${title} ${description}`.toLocaleLowerCase().includes(sought),
    )
    .sort((one, other) => Number(first.includes(other.name)) - Number(first.includes(one.name)))

  if (skills.isPending) return <Skeleton shape="block" />
  if (!skills.data) {
    return (
      <InlineAlert
        tone="danger"
        action={
          <Button kind="secondary" size="small" onClick={() => void skills.refetch()}>
            {words.retry}
          </Button>
        }
      >
        {words.failed}
      </InlineAlert>
    )
  }
  return (
    <>
      <TextField
        label={words.search}
        labelHidden
        type="search"
        placeholder={words.search}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      {shown.length === 0 && <p className={styles.small}>{words.none}</p>}
      <ul className={styles.list}>
        {shown.map((skill) => (
          <li key={skill.name}>{children(skill)}</li>
        ))}
      </ul>
    </>
  )
}
