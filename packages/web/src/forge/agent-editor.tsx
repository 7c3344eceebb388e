import { useNavigate } from '@tanstack/react-router'
import { forge } from '@wakeel/contract'
import { lazy, Suspense, useEffect, useEffectEvent } from 'react'
import { ConfirmEmailBanner } from '../accounts/confirm-email-banner.tsx'
import { offeredCategories } from '../language/categories.ts'
import { categoryName } from '../language/category-names.ts'
import { useLanguage } from '../language/language.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Select, TextArea } from '../ui/field.tsx'
import { LeaveGuard } from '../ui/leave-guard.tsx'
import { Waiting } from '../ui/load-state.tsx'
import { InlineAlert } from '../ui/state.tsx'
import { alertUser } from '../ui/toast.tsx'
import { AgentActions } from './agent-actions.tsx'
import { CheckList } from './check-list.tsx'
import { ConflictPanel } from './conflict-panel.tsx'
import { DailyTestsCard } from './daily-tests-card.tsx'
import { EditorHead } from './editor-head.tsx'
import { messages } from './editor-messages.ts'
import styles from './editor-page.module.css'
import { IconField } from './icon-field.tsx'
import { isPriced, PriceFields } from './price-fields.tsx'
import { PriceRisePanel } from './price-rise-panel.tsx'
import { PublishingPlace } from './publishing-place.tsx'
import { RuntimeField } from './runtime-field.tsx'
import { SkillsField } from './skills-field.tsx'
import { PendingPanel, RejectionPanel } from './status-panels.tsx'
import { TextFields } from './text-fields.tsx'
import { type Change, useEditedContent } from './use-edited-content.ts'
import { usePublish } from './use-publish.ts'
import { useSave } from './use-save.ts'
import { VersionsCard } from './versions-card.tsx'

const TakedownPanel = lazy(() =>
  import('../moderation/takedown-panel.tsx').then((module) => ({ default: module.TakedownPanel })),
)

/** Everything that can be said about an agent, its states and its versions. */
export function AgentEditor({ userId, agent }: { userId: string; agent: forge.EditedAgent }) {
  const words = messages[useLanguage().language]
  const navigate = useNavigate()
  const edited = useEditedContent(agent)
  const { content, isDirty, change } = edited
  const saving = useSave(userId, agent.id, edited)
  const { checking, publish, stop } = usePublish(
    userId,
    agent.id,
    (slug) => void navigate({ to: '/app-store/$slug', params: { slug }, ignoreBlocker: true }),
  )
  const isLocked = agent.open?.status === 'pending' || checking !== undefined
  const canSave =
    isDirty && !isLocked && !saving.isSaving && content.emoji !== '' && isPriced(content.price)
  const canPublish =
    !isLocked &&
    !agent.taken_down &&
    !saving.isSaving &&
    (isDirty ? canSave : agent.open?.status === 'draft')

  const save = async () => {
    if (canSave && (await saving.save())) alertUser(words.saved)
  }
  const saveAndPublish = async () => {
    if (!isDirty || (await saving.save())) publish()
  }
  useSaveShortcut(() => void save())

  return (
    <div className={styles.page}>
      <EditorHead agent={agent} content={content} />
      <ConfirmEmailBanner userId={userId} />
      {saving.isConflict && (
        <ConflictPanel onKeep={saving.keepMine} onLoad={saving.loadTheirs} busy={saving.isSaving} />
      )}
      {saving.setAside && (
        <InlineAlert
          action={
            <Button kind="secondary" size="small" onClick={() => saving.bringBack(agent)}>
              {words.bringBack}
            </Button>
          }
        >
          {words.setAside}
        </InlineAlert>
      )}
      {agent.taken_down && (
        <Suspense fallback={<Waiting />}>
          <TakedownPanel userId={userId} agentId={agent.id} />
        </Suspense>
      )}
      <PublishingPlace isChecking={checking !== undefined}>
        {checking ? (
          <CheckList checking={checking} />
        ) : (
          agent.open?.status === 'pending' && (
            <PendingPanel userId={userId} id={agent.id} checks={agent.open.checks} />
          )
        )}
      </PublishingPlace>
      {agent.open?.status === 'rejected' && agent.open.rejection && (
        <RejectionPanel rejection={agent.open.rejection} />
      )}
      {agent.price?.rise && (
        <PriceRisePanel userId={userId} id={agent.id} price={agent.price} rise={agent.price.rise} />
      )}
      <div className={styles.columns}>
        <div className={styles.main}>
          <TextFields
            id={agent.id}
            savedName={agent.content.name}
            content={content}
            change={change}
            isLocked={isLocked}
          />
          <fieldset className={styles.main} disabled={isLocked}>
            <OtherFields
              userId={userId}
              id={agent.id}
              wasListed={agent.price !== null}
              content={content}
              change={change}
            />
          </fieldset>
        </div>
        <div className={styles.aside}>
          <AgentActions userId={userId} agent={agent} onDiscarded={edited.load} />
          <VersionsCard userId={userId} agent={agent} />
          <DailyTestsCard agent={agent} />
        </div>
      </div>
      <div className={styles.bar} data-bottom-bar="always">
        <p className={styles.small} role="status">
          {isDirty ? words.unsaved : words.allSaved}
        </p>
        {checking ? (
          <Button kind="secondary" onClick={stop}>
            {words.stopPublishing}
          </Button>
        ) : (
          <Button
            kind="secondary"
            onClick={() => void save()}
            disabled={!canSave}
            aria-keyshortcuts="Control+S Meta+S"
          >
            {saving.isSaving ? words.saving : words.save}
          </Button>
        )}
        <Button
          onClick={() => void saveAndPublish()}
          disabled={!canPublish}
          aria-busy={checking !== undefined}
        >
          {isDirty ? words.saveAndPublish : words.publish}
        </Button>
      </div>
      <LeaveGuard isDirty={isDirty} lost={words.leave} />
    </div>
  )
}

interface Edited {
  userId: string
  id: string
  /** It has been in the store, so that what it costs rises with notice only. */
  wasListed: boolean
  content: forge.AgentContent
  change: Change
}

function OtherFields({ userId, id, wasListed, content, change }: Edited) {
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
          <RuntimeField
            userId={userId}
            runtime={runtime}
            onChange={(next) => change({ runtime: next })}
          />
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
          userId={userId}
          price={content.price}
          onChange={(price) => change({ price })}
        />
        {wasListed && <p className={styles.small}>{words.priceRule}</p>}
      </Card>
    </>
  )
}

/** Ctrl or ⌘ and S, wherever the focus is: the browser would offer to save the page. */
function useSaveShortcut(save: () => void) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return
    event.preventDefault()
    save()
  })
  useEffect(() => {
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}
