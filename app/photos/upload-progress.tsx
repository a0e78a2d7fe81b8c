/** Where the script says how much of the photos is on its way (`sendForms`). */
export const UploadProgress = () => <div className="upload-progress" role="status" />;
