import type { organisations } from '@wakeel/contract'
import { useState } from 'react'
import { useLanguage } from '../language/language.tsx'
import { ConfirmDialog, Dialog } from '../ui/dialog.tsx'
import { alertUser } from '../ui/toast.tsx'
import type { InOrganisation } from './in-organisation.ts'
import { MemberForm } from './member-form.tsx'
import { messages } from './members-messages.ts'
import { api } from './queries.ts'
import { useAdminAction } from './use-action.ts'

/** What can be done to a member; removing and making them the owner are asked about. */
export function MemberDialogs({
  organisation,
  userId,
  member,
  onClose,
}: InOrganisation & { member: organisations.Member; onClose: () => void }) {
  const words = messages[useLanguage().language]
  const [step, setStep] = useState<'form' | 'remove' | 'owner'>('form')
  const of = { id: organisation.id, user: member.user_id }
  const { name } = member
  const remove = useAdminAction(
    () => api.removeMember(of),
    () => {
      alertUser(words.removed(name))
      onClose()
    },
  )
  const makeOwner = useAdminAction(
    () => api.setMemberRole({ ...of, role: 'owner' }),
    () => {
      alertUser(words.madeOwner(name))
      onClose()
    },
  )
  const isOther = member.user_id !== userId && member.role !== 'owner'
  return (
    <>
      <Dialog
        open={step === 'form'}
        onClose={onClose}
        title={name}
        description={<bdi>{member.email}</bdi>}
      >
        <MemberForm
          id={organisation.id}
          member={member}
          onClose={onClose}
          onRemove={isOther ? () => setStep('remove') : undefined}
          onMakeOwner={
            isOther && organisation.role === 'owner' ? () => setStep('owner') : undefined
          }
        />
      </Dialog>
      <ConfirmDialog
        open={step === 'remove'}
        onClose={onClose}
        title={words.removeTitle(name)}
        description={words.removeText}
        confirm={words.remove}
        cancel={words.cancel}
        busy={remove.isPending}
        onConfirm={() => remove.mutate(undefined)}
      />
      <ConfirmDialog
        open={step === 'owner'}
        onClose={onClose}
        title={words.makeOwnerTitle(name)}
        description={words.makeOwnerText}
        confirm={words.makeOwner}
        cancel={words.cancel}
        busy={makeOwner.isPending}
        onConfirm={() => makeOwner.mutate(undefined)}
      />
    </>
  )
}
