/** Under the login form: who runs this, since when, and their legal pages, as the runtime configuration says. */
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'
import { useRuntimeConfig } from './brand-context.ts'
import { useLabel } from './use-label.ts'

export function LoginFooter() {
  const translate = useTranslate()
  const label = useLabel()
  const { company, copyright_start: start, links, hotline } = useRuntimeConfig()
  const pages = [
    { href: links.service, text: translate('login.service') },
    { href: links.terms, text: translate('login.terms') },
    { href: links.privacy, text: translate('login.privacy') },
  ].filter(({ href }) => href !== '')
  return (
    <Typography
      component="footer"
      variant="caption"
      color="textSecondary"
      sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', justifyContent: 'center' }}
    >
      {label(company) !== '' && (
        <span>{`${translate('app.copyright', { from: start, to: new Date().getFullYear() })} ${label(company)}`}</span>
      )}
      {hotline !== '' && <span>{`${translate('header.hotline')} ${hotline}`}</span>}
      {links.icp !== '' && (
        <Link href="https://beian.miit.gov.cn/" target="_blank" rel="noreferrer" color="inherit">
          {links.icp}
        </Link>
      )}
      {pages.map(({ href, text }) => (
        <Link key={href} href={href} target="_blank" rel="noreferrer" color="inherit">
          {text}
        </Link>
      ))}
    </Typography>
  )
}
