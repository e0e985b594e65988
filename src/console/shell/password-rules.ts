/**
 * What the console checks of a new password before it is sent; the server has the last word. Values are keys of texts.
 */

export interface PasswordForm {
  readonly old_password: string
  readonly new_password: string
  readonly again: string
}

export function checkNewPassword({
  old_password,
  new_password,
  again,
}: PasswordForm): Partial<Record<keyof PasswordForm, string>> {
  return {
    ...(old_password === '' && { old_password: 'login.password_empty' }),
    ...(new_password === '' && { new_password: 'login.password_empty' }),
    ...(new_password !== '' && again !== new_password && { again: 'password.mismatch' }),
  }
}
