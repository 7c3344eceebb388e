import { useQuery } from '@tanstack/react-query'
import { forge } from '@wakeel/contract'
import { useState } from 'react'
import { useLanguage } from '../language/language.tsx'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { Fieldset } from '../ui/fieldset.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { InlineAlert } from '../ui/state.tsx'
import { messages } from './editor-messages.ts'
import { skillsQuery } from './queries.ts'
import styles from './skills-field.module.css'

/** Which of the store's skills the agent works with: the chosen ones first, the others as they are searched for. */
export function SkillsField({
  chosen,
  onChange,
}: {
  chosen: readonly string[]
  onChange: (skills: string[]) => void
}) {
  const { language } = useLanguage()
  const words = messages[language]
  const skills = useQuery(skillsQuery(language))
  const [search, setSearch] = useState('')
  // The order is that of the beginning: what was just ticked must not jump away from under the finger.
  const [first] = useState(chosen)
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
        {words.skillsFailed}
      </InlineAlert>
    )
  }
  return (
    <Fieldset label={words.skills}>
      <p className={styles.small} role="status">
        {words.skillsLine(chosen.length, forge.MAX_LIST.skills)}
      </p>
      <TextField
        label={words.skillsSearch}
        labelHidden
        type="search"
        placeholder={words.skillsSearch}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      {shown.length === 0 && <p className={styles.small}>{words.skillsNone}</p>}
      <ul className={styles.list}>
        {shown.map(({ name, title, description }) => {
          const isChosen = chosen.includes(name)
          return (
            <li key={name}>
              <label className={styles.choice}>
                <input
                  type="checkbox"
                  checked={isChosen}
                  disabled={!isChosen && chosen.length >= forge.MAX_LIST.skills}
                  onChange={() =>
                    onChange(isChosen ? chosen.filter((one) => one !== name) : [...chosen, name])
                  }
                />
                <span>
                  <span className={styles.name}>{title}</span>
                  <span className={styles.small}>{description}</span>
                </span>
              </label>
            </li>
          )
        })}
      </ul>
    </Fieldset>
  )
}
