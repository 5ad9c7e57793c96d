import type { Operations } from "./__generated__/handlers.ts";
import type { Context, Deps } from "./deps.ts";
import { callTool } from "./mcp/callTool.ts";
import { confirmEmail } from "./operations/account/confirmEmail.ts";
import { deleteAccount } from "./operations/account/deleteAccount.ts";
import { listSessions } from "./operations/account/listSessions.ts";
import { requestPasswordReset } from "./operations/account/requestPasswordReset.ts";
import { resetPassword } from "./operations/account/resetPassword.ts";
import { revokeOtherSessions } from "./operations/account/revokeOtherSessions.ts";
import { revokeSession } from "./operations/account/revokeSession.ts";
import { sendConfirmation } from "./operations/account/sendConfirmation.ts";
import { updateAvatar } from "./operations/account/updateAvatar.ts";
import { updateProfile } from "./operations/account/updateProfile.ts";
import { verifyAttestation } from "./operations/attestations/verifyAttestation.ts";
import { createApiKey } from "./operations/auth/createApiKey.ts";
import { deleteApiKey } from "./operations/auth/deleteApiKey.ts";
import { getSession } from "./operations/auth/getSession.ts";
import { listApiKeys } from "./operations/auth/listApiKeys.ts";
import { signIn } from "./operations/auth/signIn.ts";
import { signInUsername } from "./operations/auth/signInUsername.ts";
import { signOut } from "./operations/auth/signOut.ts";
import { signUp } from "./operations/auth/signUp.ts";
import { getBadge } from "./operations/badges/getBadge.ts";
import { getEmbedding } from "./operations/badges/getEmbedding.ts";
import { getOpenGraphImage } from "./operations/badges/getOpenGraphImage.ts";
import { getBibtex } from "./operations/citations/getBibtex.ts";
import { getCslJson } from "./operations/citations/getCslJson.ts";
import { getClaim } from "./operations/claims/getClaim.ts";
import { getClaimPicture } from "./operations/claims/getClaimPicture.ts";
import { listClaims } from "./operations/claims/listClaims.ts";
import { getEvidence } from "./operations/evidence/getEvidence.ts";
import { getFeed } from "./operations/feeds/getFeed.ts";
import { getRepositoryFeed } from "./operations/feeds/getRepositoryFeed.ts";
import { getHealth } from "./operations/health/getHealth.ts";
import { createLegacyRun } from "./operations/legacy/createLegacyRun.ts";
import { listLegacyRepositories } from "./operations/legacy/listLegacyRepositories.ts";
import { createManifestDraft } from "./operations/manifests/createManifestDraft.ts";
import { getManifestDraft } from "./operations/manifests/getManifestDraft.ts";
import { getContract } from "./operations/meta/getContract.ts";
import { getExperimentSchema } from "./operations/meta/getExperimentSchema.ts";
import { getKeySet } from "./operations/meta/getKeySet.ts";
import { getReproductionResultSchema } from "./operations/meta/getReproductionResultSchema.ts";
import { getObject } from "./operations/objects/getObject.ts";
import { acceptInvitation } from "./operations/organizations/acceptInvitation.ts";
import { cancelInvitation } from "./operations/organizations/cancelInvitation.ts";
import { createOrganization } from "./operations/organizations/createOrganization.ts";
import { declineInvitation } from "./operations/organizations/declineInvitation.ts";
import { getInvitation } from "./operations/organizations/getInvitation.ts";
import { inviteMember } from "./operations/organizations/inviteMember.ts";
import { leaveOrganization } from "./operations/organizations/leaveOrganization.ts";
import { listInvitations } from "./operations/organizations/listInvitations.ts";
import { listMembers } from "./operations/organizations/listMembers.ts";
import { listOrganizations } from "./operations/organizations/listOrganizations.ts";
import { removeMember } from "./operations/organizations/removeMember.ts";
import { updateMemberRole } from "./operations/organizations/updateMemberRole.ts";
import { lookupPreprint } from "./operations/preprints/lookupPreprint.ts";
import { cancelJob } from "./operations/processing/cancelJob.ts";
import { createIngestion } from "./operations/processing/createIngestion.ts";
import { getProcessing } from "./operations/processing/getProcessing.ts";
import { retryJob } from "./operations/processing/retryJob.ts";
import { getCrate } from "./operations/repositories/getCrate.ts";
import { getRepository } from "./operations/repositories/getRepository.ts";
import { getRepositoryVersion } from "./operations/repositories/getRepositoryVersion.ts";
import { listRepositories } from "./operations/repositories/listRepositories.ts";
import { resolveRepository } from "./operations/repositories/resolveRepository.ts";
import { updateRepository } from "./operations/repositories/updateRepository.ts";
import { withdrawRepository } from "./operations/repositories/withdrawRepository.ts";
import { cancelRun } from "./operations/runs/cancelRun.ts";
import { createRun } from "./operations/runs/createRun.ts";
import { getRun } from "./operations/runs/getRun.ts";
import { listRunLogs } from "./operations/runs/listRunLogs.ts";
import { listRuns } from "./operations/runs/listRuns.ts";
import { streamRunLogs } from "./operations/runs/streamRunLogs.ts";
import { search } from "./operations/search/search.ts";
import { createFork } from "./operations/social/createFork.ts";
import { updateFollow } from "./operations/social/updateFollow.ts";
import { updateRequest } from "./operations/social/updateRequest.ts";
import { updateStar } from "./operations/social/updateStar.ts";
import { createRepository } from "./operations/submissions/createRepository.ts";
import { getAccountPage } from "./pages/account/getAccountPage.ts";
import { submitAccountDeletionForm } from "./pages/account/submitAccountDeletionForm.ts";
import { submitConfirmationForm } from "./pages/account/submitConfirmationForm.ts";
import { submitOtherSessionsForm } from "./pages/account/submitOtherSessionsForm.ts";
import { submitPictureForm } from "./pages/account/submitPictureForm.ts";
import { submitProfileForm } from "./pages/account/submitProfileForm.ts";
import { submitSessionForm } from "./pages/account/submitSessionForm.ts";
import { getConfirmEmailPage } from "./pages/accounts/getConfirmEmailPage.ts";
import { getForgottenPage } from "./pages/accounts/getForgottenPage.ts";
import { getNewPasswordPage } from "./pages/accounts/getNewPasswordPage.ts";
import { getSignInPage } from "./pages/accounts/getSignInPage.ts";
import { getSignUpPage } from "./pages/accounts/getSignUpPage.ts";
import { submitConfirmEmailForm } from "./pages/accounts/submitConfirmEmailForm.ts";
import { submitForgottenForm } from "./pages/accounts/submitForgottenForm.ts";
import { submitNewPasswordForm } from "./pages/accounts/submitNewPasswordForm.ts";
import { submitSignInForm } from "./pages/accounts/submitSignInForm.ts";
import { submitSignOutForm } from "./pages/accounts/submitSignOutForm.ts";
import { submitSignUpForm } from "./pages/accounts/submitSignUpForm.ts";
import { submitCancelForm } from "./pages/actions/submitCancelForm.ts";
import { submitLookForm } from "./pages/actions/submitLookForm.ts";
import { submitRetryForm } from "./pages/actions/submitRetryForm.ts";
import { submitRunCancelForm } from "./pages/actions/submitRunCancelForm.ts";
import { getPageAsset } from "./pages/assets/getPageAsset.ts";
import { getCertificatePage } from "./pages/certificate/getCertificatePage.ts";
import { getFavicon } from "./pages/crawlers/getFavicon.ts";
import { getRobots } from "./pages/crawlers/getRobots.ts";
import { getSitemap } from "./pages/crawlers/getSitemap.ts";
import { getDraftPage } from "./pages/draft/getDraftPage.ts";
import { submitDraftForm } from "./pages/draft/submitDraftForm.ts";
import { getLlms } from "./pages/getLlms.ts";
import { getRepositoryPage } from "./pages/getRepositoryPage.ts";
import { getVersionPage } from "./pages/getVersionPage.ts";
import { getHomePage } from "./pages/home/getHomePage.ts";
import { getKeysPage } from "./pages/keys/getKeysPage.ts";
import { submitKeyForm } from "./pages/keys/submitKeyForm.ts";
import { submitRevocationForm } from "./pages/keys/submitRevocationForm.ts";
import { submitLanguageForm } from "./pages/language/submitLanguageForm.ts";
import { getInvitationPage } from "./pages/organizations/getInvitationPage.ts";
import { getOrganizationPage } from "./pages/organizations/getOrganizationPage.ts";
import { getOrganizationsPage } from "./pages/organizations/getOrganizationsPage.ts";
import { submitDepartureForm } from "./pages/organizations/submitDepartureForm.ts";
import { submitInvitationAnswerForm } from "./pages/organizations/submitInvitationAnswerForm.ts";
import { submitInvitationCancelForm } from "./pages/organizations/submitInvitationCancelForm.ts";
import { submitInvitationForm } from "./pages/organizations/submitInvitationForm.ts";
import { submitOrganizationForm } from "./pages/organizations/submitOrganizationForm.ts";
import { submitRemovalForm } from "./pages/organizations/submitRemovalForm.ts";
import { submitRoleForm } from "./pages/organizations/submitRoleForm.ts";
import { getOwnerPage } from "./pages/owners/getOwnerPage.ts";
import { submitFollowForm } from "./pages/owners/submitFollowForm.ts";
import { getPipelinePage } from "./pages/pipeline/getPipelinePage.ts";
import { getApiReference } from "./pages/reference/getApiReference.ts";
import { getOperationPage } from "./pages/reference/getOperationPage.ts";
import { getSchemaPage } from "./pages/reference/getSchemaPage.ts";
import { getRunPage } from "./pages/runs/getRunPage.ts";
import { submitRunForm } from "./pages/runs/submitRunForm.ts";
import { getSearchPage } from "./pages/search/getSearchPage.ts";
import { getSettingsPage } from "./pages/settings/getSettingsPage.ts";
import { submitSettingsForm } from "./pages/settings/submitSettingsForm.ts";
import { submitWithdrawalForm } from "./pages/settings/submitWithdrawalForm.ts";
import { getForksPage } from "./pages/social/getForksPage.ts";
import { submitForkForm } from "./pages/social/submitForkForm.ts";
import { submitReactionForm } from "./pages/social/submitReactionForm.ts";
import { getSubmitPage } from "./pages/submit/getSubmitPage.ts";
import { submitPaperForm } from "./pages/submit/submitPaperForm.ts";
import { getWordsPage } from "./pages/words/getWordsPage.ts";

/** Every operation of the contract: a missing handler, or an undeclared response, does not compile. */
export const operations = {
  listLegacyRepositories,
  callTool,
  verifyAttestation,
  createApiKey,
  deleteApiKey,
  getSession,
  listApiKeys,
  signIn,
  signInUsername,
  signOut,
  signUp,
  getBadge,
  getOpenGraphImage,
  getClaimPicture,
  getBibtex,
  getCrate,
  getEmbedding,
  getFeed,
  getRepositoryFeed,
  getCslJson,
  getClaim,
  listClaims,
  getEvidence,
  getHealth,
  createRepository,
  updateRepository,
  withdrawRepository,
  getRepositoryVersion,
  getApiReference,
  getContract,
  getExperimentSchema,
  getReproductionResultSchema,
  getKeySet,
  getManifestDraft,
  createManifestDraft,
  getObject,
  getProcessing,
  createIngestion,
  retryJob,
  cancelJob,
  getRepository,
  listRepositories,
  resolveRepository,
  createRun,
  cancelRun,
  getRun,
  listRunLogs,
  streamRunLogs,
  listRuns,
  search,
  createLegacyRun,
  updateStar,
  updateRequest,
  updateFollow,
  createOrganization,
  listOrganizations,
  listMembers,
  getInvitation,
  declineInvitation,
  cancelInvitation,
  inviteMember,
  listInvitations,
  acceptInvitation,
  removeMember,
  updateMemberRole,
  leaveOrganization,
  lookupPreprint,
  updateProfile,
  deleteAccount,
  listSessions,
  revokeOtherSessions,
  revokeSession,
  requestPasswordReset,
  resetPassword,
  sendConfirmation,
  confirmEmail,
  updateAvatar,
  createFork,
  getHomePage,
  getSearchPage,
  getWordsPage,
  getOperationPage,
  getSchemaPage,
  submitLanguageForm,
  getForksPage,
  submitForkForm,
  submitReactionForm,
  getOwnerPage,
  submitFollowForm,
  getRepositoryPage,
  getVersionPage,
  getRunPage,
  getPipelinePage,
  getKeysPage,
  submitKeyForm,
  submitRevocationForm,
  getSubmitPage,
  submitPaperForm,
  getDraftPage,
  submitDraftForm,
  getLlms,
  getRobots,
  getSitemap,
  getFavicon,
  getCertificatePage,
  getPageAsset,
  submitRunForm,
  getAccountPage,
  submitProfileForm,
  submitPictureForm,
  submitOtherSessionsForm,
  submitSessionForm,
  submitAccountDeletionForm,
  getOrganizationsPage,
  submitOrganizationForm,
  getOrganizationPage,
  submitInvitationForm,
  submitInvitationCancelForm,
  submitRoleForm,
  submitRemovalForm,
  submitDepartureForm,
  getInvitationPage,
  submitInvitationAnswerForm,
  getForgottenPage,
  submitForgottenForm,
  getNewPasswordPage,
  submitNewPasswordForm,
  getConfirmEmailPage,
  submitConfirmEmailForm,
  submitConfirmationForm,
  getSignInPage,
  getSignUpPage,
  submitSignInForm,
  submitSignOutForm,
  submitSignUpForm,
  submitCancelForm,
  submitLookForm,
  submitRetryForm,
  submitRunCancelForm,
  getSettingsPage,
  submitSettingsForm,
  submitWithdrawalForm,
} satisfies Operations<Deps, Context>;
