/**
 * A console that starts without a network shows what the product has kept for that, in place of pages that could show
 * nothing. It says so, and leads back once the server answers.
 */
import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useProduct, type OfflineView } from '../product.ts'
import { loginRequestId } from '../provider/session.ts'
import { useBrand } from '../shell/brand-context.ts'
import { BrandSign } from '../shell/BrandSign.tsx'
import { Pending } from '../shell/Pending.tsx'
import { useLabel } from '../shell/use-label.ts'
import { useReach } from '../shell/watches.ts'

export function OfflineGate({ children }: { readonly children: ReactNode }) {
  const { offline } = useProduct()
  const isReached = useReach() === 'reached'
  const [isShown] = useState(() => !isReached && loginRequestId() !== null && offline?.isWanted() === true)
  return isShown && offline !== undefined ? <Kept offline={offline} isReached={isReached} /> : children
}

function Kept({ offline, isReached }: { readonly offline: OfflineView; readonly isReached: boolean }) {
  const translate = useTranslate()
  const name = useLabel()(useBrand().name)
  const View = useMemo(() => lazy(offline.load), [offline])
  return (
    <Frame>
      <header>
        <BrandSign size={28} />
        <strong>{name}</strong>
      </header>
      <Alert
        severity={isReached ? 'success' : 'info'}
        action={
          isReached && (
            <Button color="inherit" onClick={() => location.reload()}>
              {translate('offline.open')}
            </Button>
          )
        }
      >
        {translate(isReached ? 'offline.back' : 'offline.kept')}
      </Alert>
      <Suspense fallback={<Pending />}>
        <View />
      </Suspense>
    </Frame>
  )
}

const Frame = styled('main')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  maxWidth: 720,
  margin: '0 auto',
  padding: 16,
  '& > header': { display: 'flex', alignItems: 'center', gap: 10 },
})
