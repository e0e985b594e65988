/** The one watch of this page: nobody has to be locked out before anyone is logged in. */
import { loginRequestId } from '../../provider/session.ts'
import { createIdleWatch } from './idle.ts'

export const idle = createIdleWatch(() => loginRequestId() !== null)
