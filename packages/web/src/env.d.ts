interface ImportMetaEnv {
  /** Whether the manual is served beside the app. */
  readonly MANUAL: boolean;
}
