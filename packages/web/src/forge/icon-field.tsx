import type { Bilingual } from '@wakeel/contract'
import { useId } from 'react'
import { useLanguage } from '../language/language.tsx'
import { AgentIcon } from '../ui/agent-icon.tsx'
import { TextField } from '../ui/field.tsx'
import { Fieldset } from '../ui/fieldset.tsx'
import styles from './icon-field.module.css'

const offered = [
  ...'🧾📊📈💰🏦🧮📝📄📅⏱️🗂️✅💼🤝🏢⚖️📣🔍🎯✍️🎓📚🧪🩺💧🔥🏃🥗🌍🚗🏠💡'.matchAll(
    /\p{Extended_Pictographic}\uFE0F?/gu,
  ),
].map(([one]) => one)

const en = { icon: 'Icon', own: 'Or your own', choose: (emoji: string) => `Use ${emoji}` }
const ar: typeof en = { icon: 'الأيقونة', own: 'أو أيقونتك', choose: (emoji) => `استخدم ${emoji}` }
const text: Bilingual<typeof en> = { en, ar }

/** Picks the emoji on an agent's icon, and shows the icon as the store will. */
export function IconField({
  id,
  emoji,
  onChange,
}: {
  id: string
  emoji: string
  onChange: (emoji: string) => void
}) {
  const words = text[useLanguage().language]
  const group = useId()
  return (
    <Fieldset label={words.icon}>
      <div className={styles.row}>
        <AgentIcon app={{ id, emoji }} size={72} />
        <div className={styles.own}>
          <TextField
            label={words.own}
            value={emoji}
            maxLength={16}
            onChange={(event) => onChange(event.target.value.trim())}
            required
          />
        </div>
      </div>
      <div className={styles.grid}>
        {offered.map((one) => (
          <label key={one} className={styles.choice}>
            <input
              type="radio"
              className="visually-hidden"
              name={group}
              aria-label={words.choose(one)}
              checked={one === emoji}
              onChange={() => onChange(one)}
            />
            <span aria-hidden="true">{one}</span>
          </label>
        ))}
      </div>
    </Fieldset>
  )
}
