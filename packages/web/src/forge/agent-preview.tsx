import { useQuery } from '@tanstack/react-query'
import type { forge } from '@wakeel/contract'
import { useState } from 'react'
import { RunResult } from '../answers/run-result.tsx'
import { pricingOf, shownLanguage } from '../language/agent-content.ts'
import { categoryName } from '../language/category-names.ts'
import { useLanguage } from '../language/language.tsx'
import { AgentIcon } from '../ui/agent-icon.tsx'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { PromptChips } from '../ui/chips.tsx'
import { Icon } from '../ui/icon.tsx'
import { Price } from '../ui/price.tsx'
import styles from './agent-preview.module.css'
import { messages } from './preview-messages.ts'
import { skillsQuery, usePreviewAgent } from './queries.ts'
import { QuickEdit } from './quick-edit.tsx'

/** An agent as the store will show it; its demo prompts can be run. `isLocked`: nothing of it can be changed now. */
export function AgentPreview(props: {
  userId: string
  agent: forge.EditedAgent
  writtenBy: string
  isLocked: boolean
}) {
  const { agent, isLocked } = props
  const { content } = agent
  const { language } = useLanguage()
  const words = messages[language]
  const [isEditing, setEditing] = useState(false)
  const shown = shownLanguage(content, language)
  return (
    <>
      <Card className={styles.card}>
        <div className={styles.headline}>
          <h2>{words.title}</h2>
          {!isEditing && (
            <Button kind="quiet" size="small" onClick={() => setEditing(true)} disabled={isLocked}>
              <Icon name="pencil" size={16} /> {words.edit}
            </Button>
          )}
        </div>
        {isEditing ? (
          <QuickEdit
            userId={props.userId}
            agent={agent}
            shown={shown}
            onClose={() => setEditing(false)}
          />
        ) : (
          <>
            <div className={styles.head}>
              <AgentIcon app={{ id: agent.id, emoji: content.emoji }} size={72} />
              <div className={styles.names}>
                <h3 className={styles.name}>
                  <bdi>{content.name[shown]}</bdi>
                </h3>
                <p className={styles.soft} dir="auto">
                  {content.short_description[shown]}
                </p>
                <p className={styles.badges}>
                  <Badge>{categoryName(content.category, language)}</Badge>
                  <span className={styles.small}>
                    {words.writtenBy(
                      props.writtenBy === 'built-in'
                        ? words.builtIn
                        : `\u2068${props.writtenBy}\u2069`,
                    )}
                  </span>
                </p>
              </div>
              <Price pricing={pricingOf(content.price)} />
            </div>
            <p dir="auto">{content.description[shown]}</p>
          </>
        )}
        <Skills names={content.skills} />
      </Card>
      <Trial id={agent.id} prompts={content.demo_prompts[shown]} isLocked={isLocked} />
    </>
  )
}

function Skills({ names }: { names: readonly string[] }) {
  const { language } = useLanguage()
  const words = messages[language]
  const skills = useQuery(skillsQuery(language))
  if (names.length === 0) return null
  return (
    <div className={styles.skills}>
      <h3 className={styles.small}>{words.skills}</h3>
      <ul className={styles.badges}>
        {names.map((name) => (
          <li key={name}>
            <Badge tone="accent">
              {skills.data?.find((skill) => skill.name === name)?.title ?? name}
            </Badge>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A real run of what was saved, before anybody else sees it. */
function Trial({
  id,
  prompts,
  isLocked,
}: {
  id: string
  prompts: readonly string[]
  isLocked: boolean
}) {
  const words = messages[useLanguage().language]
  const { run, start, cancel } = usePreviewAgent(id)
  const said = prompts.filter((prompt) => prompt !== '')
  const runPrompt = (prompt: string) => {
    if (!isLocked) void start(prompt, { after: 0 })
  }
  return (
    <section className={styles.trial} aria-label={words.prompts}>
      <h3 className={styles.small}>{words.prompts}</h3>
      {said.length > 0 ? (
        <PromptChips label={words.prompts} prompts={said} onPick={runPrompt} />
      ) : (
        <p>{words.noPrompts}</p>
      )}
      {run.status === 'running' && (
        <Button kind="secondary" size="small" className={styles.stop} onClick={cancel}>
          {words.stop}
        </Button>
      )}
      {run.status === 'idle' && run.wasCancelled && (
        <p className={styles.small} role="status">
          {words.stopped}
        </p>
      )}
      <RunResult
        run={run}
        onAgain={runPrompt}
        words={{
          failed: words.runFailed,
          failedFallback: words.runFailedFallback,
          kept: words.runKept,
        }}
      />
    </section>
  )
}
