import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { readDevice } from '@wakeel/contract'
import { errorMessage } from '../language/errors.ts'
import { formatMoment, useLanguage } from '../language/language.tsx'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { InlineAlert } from '../ui/state.tsx'
import { alertUser } from '../ui/toast.tsx'
import styles from './account-page.module.css'
import {
  listSignedInDevices,
  type SignedInDevice,
  signOutEverywhere,
  signOutOtherDevices,
} from './auth.ts'
import { messages } from './profile-messages.ts'

/** Keyed by the person, so that nobody sees what was loaded for somebody else on the same device. Signing in here changes it. */
const devicesQuery = (userId: string) =>
  queryOptions({
    queryKey: ['accounts', 'listSessions', { userId }],
    queryFn: listSignedInDevices,
    staleTime: 0,
  })

/** Where the person is signed in, and the way out of all of it. */
export function DevicesCard({ userId }: { userId: string }) {
  const { language } = useLanguage()
  const words = messages[language].profile
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const devices = useQuery(devicesQuery(userId))
  const onError = (error: unknown) =>
    alertUser(errorMessage(error, language, words.failed), 'danger')
  const others = useMutation({
    mutationFn: signOutOtherDevices,
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: devicesQuery(userId).queryKey })
      alertUser(words.othersSignedOut)
    },
    onError,
  })
  const everywhere = useMutation({
    mutationFn: signOutEverywhere,
    onSuccess: () => navigate({ to: '/' }),
    onError,
  })
  return (
    <Card className={`${styles.card} ${styles.wide}`}>
      <h2>{words.devicesTitle}</h2>
      {devices.isPending && <Skeleton shape="title" />}
      {devices.isError && (
        <InlineAlert tone="danger">
          {errorMessage(devices.error, language, words.failed)}
        </InlineAlert>
      )}
      {devices.data && (
        <ul className={styles.devices}>
          {devices.data.map((device) => (
            <DeviceRow key={device.id} device={device} />
          ))}
        </ul>
      )}
      <div className={styles.buttons}>
        <Button
          kind="secondary"
          disabled={others.isPending || (devices.data !== undefined && devices.data.length < 2)}
          onClick={() => others.mutate()}
        >
          {words.signOutOthers}
        </Button>
        <Button
          kind="secondary"
          disabled={everywhere.isPending}
          onClick={() => everywhere.mutate()}
        >
          {words.signOutEverywhere}
        </Button>
      </div>
    </Card>
  )
}

function DeviceRow({ device }: { device: SignedInDevice }) {
  const { language } = useLanguage()
  const words = messages[language].profile
  const known = readDevice(device.userAgent)
  return (
    <li>
      <span>
        {known ? words.device(known.browser, known.system) : words.unknownDevice}{' '}
        {device.isCurrent && <Badge tone="accent">{words.thisDevice}</Badge>}
      </span>
      <span className={styles.mark}>
        {words.signedInOn(formatMoment(device.createdAt, language))}
      </span>
    </li>
  )
}
