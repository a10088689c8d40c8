export type OauthPerson = {
  subject: string;
  email: string | undefined;
  emailVerified: boolean;
};
