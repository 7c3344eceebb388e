import { useLanguage } from '../language/language.tsx'
import { Button } from '../ui/button.tsx'
import { Panel, PanelButtons } from '../ui/panel.tsx'
import { messages } from './editor-messages.ts'
import { useInSight } from './use-in-sight.ts'

/** Somebody has saved the agent elsewhere: nothing that was written here is lost, whichever way it goes on. */
export function ConflictPanel({
  onKeep,
  onLoad,
  busy,
}: {
  onKeep: () => void
  onLoad: () => void
  busy: boolean
}) {
  const words = messages[useLanguage().language]
  const place = useInSight()
  return (
    <Panel ref={place} tone="warn" role="alert" icon="warning" title={words.conflictTitle}>
      <p>{words.conflict}</p>
      <PanelButtons>
        <Button kind="secondary" onClick={onLoad} disabled={busy}>
          {words.loadTheirs}
        </Button>
        <Button onClick={onKeep} disabled={busy}>
          {words.keepMine}
        </Button>
      </PanelButtons>
    </Panel>
  )
}
