export function ResetPassword() {
  return <main id="main" />
}
