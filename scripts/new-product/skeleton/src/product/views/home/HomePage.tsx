/** The first page: a greeting. What people want to see first of all goes here. */
import { styled } from '@mui/material/styles'
import { useGetIdentity, useTranslate } from 'ra-core'

export default function HomePage() {
  const translate = useTranslate()
  const { identity } = useGetIdentity()
  return <Greeting>{identity ? translate('page.greeting', { name: identity.fullName }) : '\u00a0'}</Greeting>
}

const Greeting = styled('p')({ margin: '4px 0 16px', fontSize: 20, fontWeight: 600, lineHeight: 1.4 })
