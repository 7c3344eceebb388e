import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { api } from '../api.ts'
import { useLanguage } from '../language/language.tsx'
import { saveFile } from '../save-file.ts'
import { useColorScheme } from '../shell/color-scheme.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Select } from '../ui/field.tsx'
import { lazyDialog } from '../ui/lazy-dialog.tsx'
import { alertUser } from '../ui/toast.tsx'
import styles from './account-page.module.css'
import { signOut } from './auth.ts'
import { EmailCard } from './email-card.tsx'
import { messages } from './settings-messages.ts'

const DeleteAccountDialog = lazyDialog(
  async () => (await import('./delete-account-dialog.tsx')).DeleteAccountDialog,
)

export function SettingsTab({ lostBalance }: { lostBalance: ReactNode }) {
  const { language, setLanguage } = useLanguage()
  const words = messages[language].settings
  const [scheme, chooseScheme] = useColorScheme()
  const [isDeleting, setDeleting] = useState(false)
  const navigate = useNavigate()
  const leave = useMutation({
    mutationFn: signOut,
    onSuccess: () => navigate({ to: '/' }),
    onError: () => alertUser(words.signOutFailed, 'danger'),
  })
  const exportData = useMutation({
    mutationFn: saveExport,
    onError: () => alertUser(words.exportFailed, 'danger'),
  })
  return (
    <div className={styles.cards}>
      <Card className={styles.card}>
        <div>
          <h2>{words.displayTitle}</h2>
          <p className={styles.line}>{words.displayText}</p>
        </div>
        <div className={styles.columns}>
          <Select
            label={words.language}
            value={language}
            onChoose={setLanguage}
            options={[
              { value: 'en', label: words.languages.en },
              { value: 'ar', label: words.languages.ar },
            ]}
          />
          <Select
            label={words.scheme}
            value={scheme}
            onChoose={chooseScheme}
            options={(['system', 'light', 'dark'] as const).map((value) => ({
              value,
              label: words.schemes[value],
            }))}
          />
        </div>
      </Card>
      <EmailCard />
      <Card className={styles.card}>
        <div>
          <h2>{words.signOutTitle}</h2>
          <p className={styles.line}>{words.signOutText}</p>
        </div>
        <div className={styles.buttons}>
          <Button kind="secondary" disabled={leave.isPending} onClick={() => leave.mutate()}>
            {words.signOut}
          </Button>
        </div>
      </Card>
      <Card className={styles.card}>
        <div>
          <h2>{words.dataTitle}</h2>
          <p className={styles.line}>{words.dataText}</p>
        </div>
        <div className={styles.buttons}>
          <Button
            kind="secondary"
            disabled={exportData.isPending}
            onClick={() => exportData.mutate()}
          >
            {words.exportData}
          </Button>
        </div>
      </Card>
      <Card className={`${styles.card} ${styles.danger}`}>
        <div>
          <h2>{words.deleteTitle}</h2>
          <p className={styles.line}>{words.deleteText}</p>
        </div>
        <div className={styles.buttons}>
          <Button kind="danger" {...DeleteAccountDialog.whenNear} onClick={() => setDeleting(true)}>
            {words.deleteAction}
          </Button>
        </div>
      </Card>
      <DeleteAccountDialog
        open={isDeleting}
        onClose={() => setDeleting(false)}
        lostBalance={lostBalance}
      />
    </div>
  )
}

async function saveExport(): Promise<void> {
  const everything = await api.accounts.exportAccount()
  saveFile(
    new Blob([JSON.stringify(everything, null, 2)], { type: 'application/json' }),
    'my-data.json',
  )
}
