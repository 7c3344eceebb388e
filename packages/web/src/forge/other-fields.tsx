import { forge } from '@wakeel/contract'
import type { ReactNode } from 'react'
import { offeredCategories } from '../language/categories.ts'
import { categoryName } from '../language/category-names.ts'
import { useLanguage } from '../language/language.tsx'
import { Card } from '../ui/card.tsx'
import { Select, TextArea } from '../ui/field.tsx'
import { messages } from './editor-messages.ts'
import styles from './editor-page.module.css'
import { IconField } from './icon-field.tsx'
import { PriceFields, type ShareOfPrice } from './price-fields.tsx'
import { SkillsField } from './skills-field.tsx'
import type { Change } from './use-edited-content.ts'

/** Executed elsewhere than in the store. */
type RemoteRuntime = Exclude<forge.AgentRuntime, { kind: 'skills' }>

type Questions = NonNullable<forge.AgentContent['evaluation']>

/** What other features show among the fields. */
export interface FieldSlots {
  /** Where the agent is executed. */
  runtime: (runtime: RemoteRuntime, onChange: (runtime: RemoteRuntime) => void) => ReactNode
  share: ShareOfPrice
  /** The questions that its versions are evaluated with. */
  evaluation: (questions: Questions, onChange: (questions: Questions) => void) => ReactNode
}

interface Edited {
  slots: FieldSlots
  id: string
  /** It has been in the store, so that what it costs rises with notice only. */
  wasListed: boolean
  content: forge.AgentContent
  change: Change
}

/** How an agent looks, how it works and what it costs. */
export function OtherFields({ slots, id, wasListed, content, change }: Edited) {
  const { language } = useLanguage()
  const words = messages[language]
  const { runtime } = content
  // An agent may stay in a category that is not offered any more.
  const categories = [...new Set([...offeredCategories, content.category])]
  return (
    <>
      <Card className={styles.card}>
        <h2 className={styles.title}>{words.look}</h2>
        <IconField id={id} emoji={content.emoji} onChange={(emoji) => change({ emoji })} />
        <div className={styles.narrow}>
          <Select
            label={words.category}
            options={categories.map((category) => ({
              value: category,
              label: categoryName(category, language),
            }))}
            value={content.category}
            onChoose={(category) => change({ category })}
          />
        </div>
      </Card>
      <Card className={styles.card}>
        <h2 className={styles.title}>{words.work}</h2>
        {runtime.kind === 'skills' ? (
          <SkillsField chosen={content.skills} onChange={(skills) => change({ skills })} />
        ) : (
          slots.runtime(runtime, (next) => change({ runtime: next }))
        )}
        <TextArea
          label={words.instructions}
          hint={words.instructionsHint}
          rows={6}
          value={content.instructions}
          maxLength={forge.MAX_TEXT.instructions}
          onChange={(event) => change({ instructions: event.target.value })}
        />
      </Card>
      <Card className={styles.card}>
        <h2 className={styles.title}>{words.price}</h2>
        <PriceFields
          price={content.price}
          onChange={(price) => change({ price })}
          share={slots.share}
        />
        {wasListed && <p className={styles.small}>{words.priceRule}</p>}
      </Card>
      {slots.evaluation(content.evaluation ?? [], (evaluation) => change({ evaluation }))}
    </>
  )
}
