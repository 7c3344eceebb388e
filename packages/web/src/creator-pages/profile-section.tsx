import { useQuery } from '@tanstack/react-query'
import { creatorPages } from '@wakeel/contract'
import { type FormEvent, type ReactNode, useState } from 'react'
import { ApiError } from '../api.ts'
import { errorMessage } from '../language/errors.ts'
import { useLanguage } from '../language/language.tsx'
import { ArrowLink } from '../ui/arrow-link.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { TextArea, TextField } from '../ui/field.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { InlineAlert } from '../ui/state.tsx'
import { alertUser } from '../ui/toast.tsx'
import { messages } from './profile-messages.ts'
import styles from './profile-section.module.css'
import { profileQuery, useSetCreatorProfile } from './queries.ts'

/** What a creator says of themselves on their public page, and what moderators decided about it. */
export function ProfileSection({ userId, takedowns }: { userId: string; takedowns: ReactNode }) {
  const words = messages[useLanguage().language]
  const profile = useQuery(profileQuery(userId))
  if (profile.isPending) return <Skeleton shape="block" />
  if (profile.isLoadingError)
    return (
      <InlineAlert
        tone="danger"
        action={
          <Button kind="secondary" size="small" onClick={() => void profile.refetch()}>
            {words.retry}
          </Button>
        }
      >
        {words.loadFailed}
      </InlineAlert>
    )
  const { handle, has_page } = profile.data
  return (
    <Card className={styles.card}>
      <div>
        <h2>{words.title}</h2>
        <p className={styles.line}>{words.line}</p>
      </div>
      {has_page ? (
        <ArrowLink to="/creators/$handle" params={{ handle }}>
          {words.open}
        </ArrowLink>
      ) : (
        <p className={styles.line}>{words.noPage}</p>
      )}
      {takedowns}
      <ProfileForm userId={userId} profile={profile.data} />
    </Card>
  )
}

function ProfileForm({
  userId,
  profile,
}: {
  userId: string
  profile: creatorPages.CreatorProfile
}) {
  const { language } = useLanguage()
  const words = messages[language]
  const [about, setAbout] = useState(profile.about)
  const [website, setWebsite] = useState(profile.website ?? '')
  const [isWebsiteWrong, setWebsiteWrong] = useState(false)
  const save = useSetCreatorProfile(userId)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setWebsiteWrong(false)
    save.mutate(
      { about, website: website.trim() || null },
      {
        onSuccess: () => alertUser(words.saved),
        onError: (error) => {
          // The fields themselves hold texts to their length: only the address is left to be refused.
          if (error instanceof ApiError && error.code === 'request.invalid') setWebsiteWrong(true)
          else alertUser(errorMessage(error, language, words.failed), 'danger')
        },
      },
    )
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {(['en', 'ar'] as const).map((one) => (
        <TextArea
          key={one}
          label={one === 'en' ? words.aboutEnglish : words.aboutArabic}
          hint={words.aboutHint(creatorPages.MAX_ABOUT)}
          lang={one}
          dir={one === 'en' ? 'ltr' : 'rtl'}
          maxLength={creatorPages.MAX_ABOUT}
          value={about[one]}
          onChange={(event) => setAbout({ ...about, [one]: event.target.value })}
        />
      ))}
      <TextField
        label={words.website}
        hint={words.websiteHint}
        error={isWebsiteWrong && words.websiteWrong}
        type="url"
        dir="ltr"
        autoComplete="url"
        maxLength={creatorPages.MAX_WEBSITE}
        value={website}
        onChange={(event) => setWebsite(event.target.value)}
      />
      <Button type="submit" kind="secondary" disabled={save.isPending}>
        {save.isPending ? words.saving : words.save}
      </Button>
    </form>
  )
}
