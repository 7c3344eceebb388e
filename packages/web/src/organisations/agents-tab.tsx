import { organisations } from '@wakeel/contract'
import { type FormEvent, useState } from 'react'
import { useLanguage } from '../language/language.tsx'
import { AgentCombobox } from '../ui/agent-combobox.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { ChoiceCards } from '../ui/choice-cards.tsx'
import { LeaveGuard } from '../ui/leave-guard.tsx'
import { alertUser } from '../ui/toast.tsx'
import { messages } from './agents-messages.ts'
import type { DraftRule } from './cap-draft.ts'
import { draftOf, NO_CAP, readCap } from './cap-draft.ts'
import type { InOrganisation } from './in-organisation.ts'
import { ListedAgents } from './listed-agents.tsx'
import pageStyles from './organisation-page.module.css'
import { api } from './queries.ts'
import { useAdminAction } from './use-action.ts'

/** What of a list is saved. */
const written = ({ only_listed, rules }: { only_listed: boolean; rules: readonly DraftRule[] }) =>
  JSON.stringify([only_listed, rules.map(({ app, draft }) => [app.id, draft.fils, draft.runs])])

const NOTHING_USED = { fils: 0, runs: 0 }

/** Which agents may be run and how much of each: written as one, and saved as one. */
export function AgentsTab({ organisation }: InOrganisation) {
  const { only_listed, rules } = organisation
  // What others saved meanwhile takes the place of what is written here.
  return (
    <AgentsForm
      key={JSON.stringify([only_listed, rules.map(({ app, cap }) => [app.id, cap])])}
      organisation={organisation}
    />
  )
}

function AgentsForm({ organisation }: { organisation: organisations.Organisation }) {
  const { language } = useLanguage()
  const words = messages[language]
  const saved = () => ({
    only_listed: organisation.only_listed,
    rules: organisation.rules.map(
      ({ cap, ...rule }): DraftRule => ({ ...rule, draft: draftOf(cap) }),
    ),
  })
  const [{ only_listed, rules }, setDraft] = useState(saved)
  const setRules = (rules: DraftRule[]) => setDraft({ only_listed, rules })
  const isListed = ({ id }: { id: string }) => rules.some(({ app }) => app.id === id)
  const isFull = rules.length >= organisations.MAX_AGENT_RULES
  const isChanged = written({ only_listed, rules }) !== written(saved())
  const requested = rules.flatMap(({ app, draft }) => {
    const cap = readCap(draft)
    return cap ? [{ slug: app.slug, cap }] : []
  })
  const save = useAdminAction(
    () => api.setAgentRules({ id: organisation.id, only_listed, rules: requested }),
    () => alertUser(words.saved),
  )
  const canSave = isChanged && requested.length === rules.length && !save.isPending

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (canSave) save.mutate(undefined)
  }

  return (
    <div className={pageStyles.sections}>
      <Card className={pageStyles.card}>
        <div>
          <h2 className={pageStyles.title}>{words.title}</h2>
          <p className={pageStyles.small}>{words.line}</p>
        </div>
        <ChoiceCards
          label={words.title}
          labelHidden
          choices={[
            { value: 'every', name: words.every, line: words.everyLine },
            { value: 'listed', name: words.listed, line: words.listedLine },
          ]}
          chosen={only_listed ? 'listed' : 'every'}
          onChoose={(value) => setDraft({ only_listed: value === 'listed', rules })}
        />
        {isFull ? (
          <p className={pageStyles.small}>{words.max}</p>
        ) : (
          <AgentCombobox
            label={words.search}
            isChosen={isListed}
            onChoose={(app) =>
              isListed(app) ||
              setRules([...rules, { app, used: NOTHING_USED, draft: draftOf(NO_CAP) }])
            }
          />
        )}
      </Card>
      <Card className={pageStyles.card}>
        <h2 className={pageStyles.title}>{words.list}</h2>
        <form className={pageStyles.form} onSubmit={submit}>
          {rules.length > 0 ? (
            <ListedAgents rules={rules} onChange={setRules} />
          ) : (
            <p className={pageStyles.small}>{only_listed ? words.emptyRefuses : words.empty}</p>
          )}
          <div className={pageStyles.buttons}>
            <Button type="submit" disabled={!canSave}>
              {save.isPending ? words.saving : words.save}
            </Button>
            {isChanged && (
              <Button kind="quiet" onClick={() => setDraft(saved())}>
                {words.discard}
              </Button>
            )}
            <span className={pageStyles.small} role="status">
              {isChanged && words.unsaved}
            </span>
          </div>
        </form>
      </Card>
      <LeaveGuard isDirty={isChanged} lost={words.unsaved} />
    </div>
  )
}
