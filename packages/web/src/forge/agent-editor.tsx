import { useNavigate } from '@tanstack/react-router'
import type { forge } from '@wakeel/contract'
import type { ReactNode } from 'react'
import { useLanguage } from '../language/language.tsx'
import { Button } from '../ui/button.tsx'
import { LeaveGuard } from '../ui/leave-guard.tsx'
import { InlineAlert } from '../ui/state.tsx'
import { alertUser } from '../ui/toast.tsx'
import { AgentActions } from './agent-actions.tsx'
import { CheckList } from './check-list.tsx'
import { ConflictPanel } from './conflict-panel.tsx'
import { DailyTestsCard } from './daily-tests-card.tsx'
import { EditorBar } from './editor-bar.tsx'
import { EditorHead } from './editor-head.tsx'
import { messages } from './editor-messages.ts'
import styles from './editor-page.module.css'
import { type FieldSlots, OtherFields } from './other-fields.tsx'
import { isPriced } from './price-fields.tsx'
import { PriceRisePanel } from './price-rise-panel.tsx'
import { PublishingPlace } from './publishing-place.tsx'
import { PendingPanel, RejectionPanel } from './status-panels.tsx'
import { TextFields } from './text-fields.tsx'
import { useEditedContent } from './use-edited-content.ts'
import { usePublish } from './use-publish.ts'
import { useRestore } from './use-restore.ts'
import { useSave } from './use-save.ts'
import { useSaveShortcut } from './use-save-shortcut.ts'
import { VersionsCard } from './versions-card.tsx'

/** What other features show in the editor. */
export interface EditorSlots extends FieldSlots {
  /** Until the creator's e-mail is confirmed. */
  emailBanner: ReactNode
  /** Why a moderator took the agent out of the store. */
  takedown: ReactNode
}

/** Everything that can be said about an agent, its states and its versions. */
export function AgentEditor({
  userId,
  agent,
  slots,
}: {
  userId: string
  agent: forge.EditedAgent
  slots: EditorSlots
}) {
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
  const { restore, isRestoring } = useRestore(userId, agent.id)
  const isLocked = agent.open?.status === 'pending' || checking !== undefined
  const canSave =
    isDirty && !isLocked && !saving.isSaving && content.emoji !== '' && isPriced(content.price)
  const unlisted = isDirty ? undefined : unlistedVersion(agent)
  const canPublish =
    !isLocked &&
    !agent.taken_down &&
    !saving.isSaving &&
    !isRestoring &&
    (isDirty ? canSave : agent.open?.status === 'draft' || unlisted !== undefined)

  const save = async () => {
    if (canSave && (await saving.save())) alertUser(words.saved)
  }
  const saveAndPublish = async () => {
    if (unlisted !== undefined) restore(unlisted)
    else if (!isDirty || (await saving.save())) publish()
  }
  useSaveShortcut(() => void save())

  return (
    <div className={styles.page}>
      <EditorHead agent={agent} content={content} />
      {slots.emailBanner}
      <SavingAlerts agent={agent} saving={saving} />
      {agent.taken_down && slots.takedown}
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
              slots={slots}
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
      <EditorBar
        isDirty={isDirty}
        isSaving={saving.isSaving}
        isChecking={checking !== undefined}
        isRepublished={unlisted !== undefined && !agent.taken_down}
        onSave={canSave ? () => void save() : undefined}
        onPublish={canPublish ? () => void saveAndPublish() : undefined}
        onStop={stop}
      />
      <LeaveGuard isDirty={isDirty} lost={words.leave} />
    </div>
  )
}

/** Of an agent that was taken out of the store and not changed since: the version that is shown, which publishing puts back. */
function unlistedVersion({ is_listed, open, versions }: forge.EditedAgent): number | undefined {
  const newest = versions[0]
  return is_listed || open || newest?.status !== 'published' ? undefined : newest.number
}

/** That somebody else has saved the agent meanwhile, and what of one's own was set aside for it. */
function SavingAlerts({
  agent,
  saving,
}: {
  agent: forge.EditedAgent
  saving: ReturnType<typeof useSave>
}) {
  const words = messages[useLanguage().language]
  return (
    <>
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
    </>
  )
}
