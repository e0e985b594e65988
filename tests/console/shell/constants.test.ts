/** The numbers by which the shell works are those of the schemas. */
import { expect, it } from 'vitest'
import * as constants from '../../../src/generated/constants.ts'
import { CHECK_MS as LOCK_CHECK_MS, DEFAULT_MINUTES } from '../../../src/console/shell/lock/idle.ts'
import { HOME } from '../../../src/console/shell/tabs/tabs.ts'
import { LASTS_MS, REPEAT_MS } from '../../../src/console/shell/toasts.ts'
import { CHECK_MS } from '../../../src/console/shell/version/use-version.ts'
import { HEAD_ROLE } from '../../../src/console/provider/user.ts'

it.each([
  ['toast_duration_ms', LASTS_MS],
  ['toast_suppression_ms', REPEAT_MS],
  ['screen_lock_minutes', DEFAULT_MINUTES],
  ['screen_lock_debounce_ms', LOCK_CHECK_MS],
  ['version_check_ms', CHECK_MS.built],
  ['version_check_fast_ms', CHECK_MS.developing],
  ['built_in_role_id', HEAD_ROLE],
] as const)('%s is %s', (name, used) => {
  expect(used).toBe(constants[name])
})

it('the first tab is the one that the schemas name', () => {
  expect(HOME).toBe(`/${constants.default_tab}`)
})
